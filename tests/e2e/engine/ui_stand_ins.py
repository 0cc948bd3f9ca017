"""The stand-ins of the UI, JSON, sound and animation, checked from within a running engine.

The player runs the project tests/managed/ui, whose script UiChecks.cs checks and writes what it found.
"""
from lib import stand_ins

if __name__ == "__main__":
    stand_ins.main("ui")
