class B { string a = """
 "}" ""
 """, b = $$"""{{{x}}}""", c = """"
"""
""""; } class A {}
