/** A user, and perhaps a password or a token, in an address of the web. */
const USER_IN_ADDRESS = /\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi;

/** A user with a password in any other; `git@` of ssh alone is nobody's secret. */
const PASSWORD_IN_ADDRESS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;

/** An address without the user and password in it. */
export function withoutCredentials(address: string): string {
  return address.replace(USER_IN_ADDRESS, "$1").replace(PASSWORD_IN_ADDRESS, "$1");
}

/** What variables are called that open something. Bundler names a host's password by the host: BUNDLE_GEMS__EXAMPLE__COM. */
const SECRET_NAME =
  /token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;

/** Passwords in addresses of any kind, settings within options, keys and the tokens whose form is known. */
const SECRET_VALUES = [
  /\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,
  /(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/,
];

/** Whether a variable of this name is a secret, whatever its value. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Whether a variable looks like one that opens something: by its name, or by what it holds. */
export function carriesCredentials(name: string, value: string): boolean {
  return isSecretName(name) || SECRET_VALUES.some((pattern) => pattern.test(value));
}
