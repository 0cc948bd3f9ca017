"""What the tests share. A module here is no test."""
