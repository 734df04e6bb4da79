/** `${db.host}` and `${db.port}` in a variable's value. */
const ADDRESS = /\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;

/** The services whose addresses a value takes. */
export function addressesIn(value: string): { readonly service: string; readonly part: string }[] {
  return [...value.matchAll(ADDRESS)].map(([, service = "", part = ""]) => ({ service, part }));
}

/** The value with addresses put in; what is no address stays as it is. */
export function withAddresses(
  value: string,
  addresses: ReadonlyMap<string, { readonly host: string; readonly port: number }>,
): string {
  return value.replaceAll(ADDRESS, (whole, service: string, part: string) => {
    const address = addresses.get(service);
    return address === undefined ? whole : String(part === "host" ? address.host : address.port);
  });
}
