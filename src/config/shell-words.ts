import { UsageError } from "../errors.ts";
import { quote } from "../text/escape.ts";

const OPERATORS = ["&&", "||", ">>", "<<", "&", "|", ";", "<", ">", "(", ")", "`"];
const EXPANSION = /^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/;
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;
/** What loadgate itself replaces in a command: `${port}`, and `${db.host}` of a service. */
const OURS = /^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/;
// biome-ignore lint/suspicious/noTemplateCurlyInString: loadgate's own braces
const PORT_PLACEHOLDER = "${port}";
const PORT = /\$(?:PORT\b|\{PORT\})/;
const HOME = /^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/;
const OWN_HOME = /^~(?:\/|$)/;
const REDIRECTION = /^\d?[<>]&\d$/;
const WHOLE_EXPANSION = /^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s;
const SCRIPT = /^(?:-[a-z]{0,3}[ce]|--eval|--command)$/;
const OF_A_FILE = /\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/;
const BRACES = /\{([^{}]*)\}/g;

/** Nobody writes a longer one, and each pattern in it is looked for in the whole of its word. */
const LONGEST = 16_384;

/** A pattern that can only mean files: an argument like `*` or `*.example.com` may be for the program. */
function meansFiles(word: string): boolean {
  if (!OF_A_FILE.test(word) || word.includes("://")) return false;
  return (
    /[*?]|\[[^[\]]+\]/.test(word) ||
    [...word.matchAll(BRACES)].some(([, inner = ""]) => inner.includes(",") || inner.includes(".."))
  );
}

/** What a line is: a command, or arguments for one, which nobody can put a shell around; and whether loadgate replaces something in it. */
interface LineKind {
  readonly arguments?: true;
  readonly placeholders?: true;
}

interface Line extends LineKind {
  readonly text: string;
}

interface Piece {
  readonly text: string;
  /** Where reading goes on. */
  readonly next: number;
}

/**
 * A command line as an argument vector, by the shell's rules for blanks, quotes and backslashes. Nothing is expanded; `${port}` stays for
 * whoever starts it. UsageError for an empty line, an unbalanced quote, and for whatever would need a shell.
 */
export function splitWords(given: string, kind: LineKind = {}): string[] {
  const text = given.trim();
  const line = { ...kind, text };
  if (text.length > LONGEST)
    throw new UsageError(`a command has at most ${LONGEST} characters; put it into a script`);
  if (text.includes("\0")) throw new UsageError("a command must not hold a NUL character; remove it");
  const words: string[] = [];
  let word: string | undefined;
  for (let i = 0; i < text.length; ) {
    const char = text[i] as string;
    if (char === "\n" || char === "\r")
      throw new UsageError("a command is one line; write a list of commands");
    if (char === " " || char === "\t") {
      if (word !== undefined) words.push(word);
      word = undefined;
      i++;
      continue;
    }
    // A backslash at the end of a line joins it with the next one, and begins no word.
    if (text.startsWith("\\\n", i)) {
      i += 2;
      continue;
    }
    if (word === undefined && HOME.test(text.slice(i, i + 80))) throw notHome(line, wordAt(text, i));
    const piece = readPiece(line, i);
    word = (word ?? "") + piece.text;
    i = piece.next;
  }
  if (word !== undefined) words.push(word);
  requireProgram(words, ASSIGNMENT.test(text));
  refuseQuotedPort(words, line);
  return words;
}

/**
 * An argument vector as it is written in a list, which is handed over as it is. UsageError for what is nothing but a shell's, and so was
 * meant for one.
 */
export function checkArguments(words: readonly string[], kind: LineKind = {}): string[] {
  const line = { ...kind, text: words.join(" ") };
  requireProgram(words, true);
  for (const word of literal(words)) {
    if (OPERATORS.includes(word) || REDIRECTION.test(word)) throw isOperator(line, word);
    const expansion = WHOLE_EXPANSION.exec(word)?.[0];
    if (expansion !== undefined && !isOurs(word, 0, kind)) throw replacedByNothing(line, expansion);
    if (OWN_HOME.test(word)) throw notHome(line, word);
    if (meansFiles(word) && !word.startsWith("-")) throw noPattern(line, word);
  }
  refuseQuotedPort(words, line);
  return [...words];
}

function requireProgram([program = ""]: readonly string[], mayAssign: boolean): void {
  if (program === "") throw new UsageError("a command must not be empty; name a program");
  const [assignment, name, value = ""] = (mayAssign && ASSIGNMENT.exec(program)) || [];
  if (assignment !== undefined)
    throw new UsageError(
      `${quote(assignment)} is no program, but a variable; write it as env: { ${name}: ${quote(value)} }`,
    );
}

/** Single quotes make it no better: the program would get the five characters. */
function refuseQuotedPort(words: readonly string[], line: Line): void {
  for (const word of literal(words)) {
    const port = PORT.exec(word)?.[0];
    if (port !== undefined) throw replacedByNothing(line, port);
  }
}

/** What is no program's text: what follows `sh -c` or `node -e` may expand what it likes. */
function literal(words: readonly string[]): readonly string[] {
  const script = words.findIndex((word) => SCRIPT.test(word));
  return script < 0 ? words : words.slice(0, script);
}

function readPiece(line: Line, at: number): Piece {
  const { text } = line;
  const char = text[at] as string;
  if (char === "'") return singleQuoted(text, at + 1);
  if (char === '"') return doubleQuoted(line, at + 1);
  if (char === "\\") return escaped(text, at + 1);
  const ours = isOurs(text, at, line);
  if (ours !== undefined) return { text: ours, next: at + ours.length };
  const operator = OPERATORS.find((o) => text.startsWith(o, at));
  if (operator !== undefined) throw isOperator(line, operator);
  // A shell finds no files for an option's value either, and hands it over as it is.
  if ("*?[{".includes(char)) {
    const word = wordAt(text, at);
    if (!word.startsWith("-") && (char === "*" || meansFiles(word))) throw noPattern(line, word);
  }
  refuseExpansion(line, at);
  return { text: char, next: at + 1 };
}

function singleQuoted(text: string, start: number): Piece {
  const end = text.indexOf("'", start);
  if (end < 0) throw unbalanced("'");
  return { text: text.slice(start, end), next: end + 1 };
}

function doubleQuoted(line: Line, start: number): Piece {
  const { text } = line;
  let content = "";
  for (let i = start; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '"') return { text: content, next: i + 1 };
    if (char === "`") throw isOperator(line, "`");
    const ours = isOurs(text, i, line);
    if (ours === undefined) refuseExpansion(line, i);
    const following = text[i + 1] ?? "";
    // Between double quotes a backslash escapes only these; before anything else it stands for itself.
    if (char === "\\" && following !== "" && '"\\$`\n'.includes(following)) {
      content += following === "\n" ? "" : following;
      i++;
    } else content += char;
  }
  throw unbalanced('"');
}

function escaped(text: string, at: number): Piece {
  const char = text[at];
  if (char === undefined)
    throw new UsageError('the command ends in a backslash; write "\\\\" for a backslash');
  return { text: char, next: at + 1 };
}

/** The placeholder of loadgate's own that stands here, where this kind of line may have one. */
function isOurs(text: string, at: number, { placeholders }: LineKind): string | undefined {
  return placeholders ? OURS.exec(text.slice(at, at + 150))?.[0] : undefined;
}

function refuseExpansion(line: Line, at: number): void {
  const found = EXPANSION.exec(line.text.slice(at, at + 80))?.[0];
  if (found !== undefined) throw replacedByNothing(line, found);
}

const SHELL_LESS = "commands run without a shell";

function replacedByNothing(line: Line, found: string): UsageError {
  const isPort = PORT.test(found) || found === PORT_PLACEHOLDER;
  const instead =
    isPort && line.placeholders ? `"${PORT_PLACEHOLDER}", which loadgate replaces` : "what it stands for";
  return new UsageError(`${quote(found)} would not be replaced, for ${SHELL_LESS}; ${write(line, instead)}`);
}

function isOperator(line: Line, sign: string): UsageError {
  const instead =
    sign === "&&" || sign === ";"
      ? 'what comes first under "setup", as a list of commands'
      : "it in quotation marks where the program should get it";
  return new UsageError(`${quote(sign)} needs a shell, but ${SHELL_LESS}; ${write(line, instead)}`);
}

function notHome(line: Line, word: string): UsageError {
  const instead = "the path from loadgate.yml's folder, or from /";
  return new UsageError(
    `nothing replaces the "~" of ${quote(word)}, for ${SHELL_LESS}; ${write(line, instead)}`,
  );
}

function noPattern(line: Line, word: string): UsageError {
  const instead = "the file's name, or in quotation marks what the program itself replaces";
  return new UsageError(
    `nothing replaces the pattern in ${quote(word)}, for ${SHELL_LESS}; ${write(line, instead)}`,
  );
}

/** What to write instead, and with which shell it would run; the whole line where it fits into single quotes and a message. */
function write({ text, arguments: isArguments }: Line, instead: string): string {
  if (isArguments) return `write ${instead}`;
  const fits = text.length <= 60 && !/['\n]/.test(text);
  return `write ${instead}, or ${fits ? `sh -c '${text}'` : "sh -c '…' around this line"}`;
}

function wordAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf(" ", at), text.lastIndexOf("\t", at)) + 1;
  return /^\S*/.exec(text.slice(start))?.[0] ?? "";
}

const unbalanced = (mark: string): UsageError =>
  new UsageError(`the quotation mark ${mark} is not closed; add the missing ${mark}`);
