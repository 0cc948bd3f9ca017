"""The stand-ins that keep values, run jobs and loops or do nothing, checked from within a running engine.

The player runs the project tests/managed/api, whose script ApiChecks.cs checks and writes what it found.
"""
from lib import stand_ins

if __name__ == "__main__":
    stand_ins.main("api")
