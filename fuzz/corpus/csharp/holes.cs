class B { string s = $"{(a ? $"{b:N2}" : "{")} {{ }}"; } class A {}
