/** A user, and perhaps a password or a token, in an address; `git@` of ssh is nobody's secret. */
const USER_IN_ADDRESS = /\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi;

/** An address without the user and password in it. */
export function withoutCredentials(address: string): string {
  return address.replace(USER_IN_ADDRESS, "$1");
}
