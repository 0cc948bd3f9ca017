class B { string s = "no end
; } class C { string s = @"