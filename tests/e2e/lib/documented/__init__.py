"""Documented behaviour of Unity, area by area: rows of (check, C#, what Unity answers). See lib/behaviour.py.

The C# is an expression, or statements that end with `return`; Declarations.cs has what it uses. `N(…)` writes numbers with at most three digits.
"""
