/* data/package-guids.bin, as read-only bytes of the program; packages.c reads them in place. */
    .section .rodata
    .global package_table
    .hidden package_table
    .type package_table, %object
    .balign 16
package_table:
    .incbin "package-guids.bin"
    .size package_table, . - package_table
    .section .note.GNU-stack, "", %progbits
