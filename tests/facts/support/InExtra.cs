public class InExtra : Tr { }
