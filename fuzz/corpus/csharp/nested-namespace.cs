namespace N { namespace M . O /* x */ { class A<T> {} class A : A<int> {} } }
