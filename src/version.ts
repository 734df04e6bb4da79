/** The version of loadgate; a test keeps it equal to package.json's. */
export const VERSION = "1.0.0";

/** The release that documents are read of: tags of a major version move along with its releases. */
const MAJOR = VERSION.split(".")[0];

/** Where a reader finds the documents of this version. */
export const DOCUMENTS = `https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;
