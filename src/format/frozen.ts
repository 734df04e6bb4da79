/** What a file was read into is never changed: the type of a schema's output, read-only all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
