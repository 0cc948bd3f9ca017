class B { string a = "\"}", b = @"""}", c = $"{x["}"]}", d = $@"{y}""", e = '}'; } class A {}
