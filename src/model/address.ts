/** Where a server is reached. */
export interface Address {
  readonly host: string;
  readonly port: number;
}
