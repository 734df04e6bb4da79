/** What a native program of Linux begins with (ELF specification, e_ident). */
export const ELF = Buffer.from("\x7fELF", "latin1");
