import { UsageError } from "../errors.ts";
import { quote } from "../text/escape.ts";

const NO_SHELL = "commands run without a shell; put it in a script and run that";
const OPERATORS = ["&&", "||", ">>", "<<", "&", "|", ";", "<", ">", "(", ")", "`"];
const EXPANSION = /^\$(?:[A-Za-z_]\w*|[0-9@*#?!$-]|[({])/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

interface Piece {
  readonly text: string;
  /** Where reading goes on. */
  readonly next: number;
}

/**
 * A command line as an argument vector, by the shell's rules for blanks, quotes and backslashes. Nothing is expanded.
 * UsageError for an empty line, an unbalanced quote, and for whatever would need a shell.
 */
export function splitWords(line: string): string[] {
  const text = line.trim();
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
    const piece = readPiece(text, i);
    word = (word ?? "") + piece.text;
    i = piece.next;
  }
  if (word !== undefined) words.push(word);
  if (words.length === 0 || words[0] === "")
    throw new UsageError("a command must not be empty; name a program");
  if (ASSIGNMENT.test(text))
    throw new UsageError(`${quote(words[0] ?? "")} is not a program; set variables under "env"`);
  return words;
}

function readPiece(text: string, at: number): Piece {
  const char = text[at];
  if (char === "'") return singleQuoted(text, at + 1);
  if (char === '"') return doubleQuoted(text, at + 1);
  if (char === "\\") return escaped(text, at + 1);
  const operator = OPERATORS.find((o) => text.startsWith(o, at));
  if (operator !== undefined) throw new UsageError(`${quote(operator)} needs a shell, but ${NO_SHELL}`);
  refuseExpansion(text, at);
  return { text: char as string, next: at + 1 };
}

function singleQuoted(text: string, start: number): Piece {
  const end = text.indexOf("'", start);
  if (end < 0) throw unbalanced("'");
  return { text: text.slice(start, end), next: end + 1 };
}

function doubleQuoted(text: string, start: number): Piece {
  let content = "";
  for (let i = start; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '"') return { text: content, next: i + 1 };
    if (char === "`") throw new UsageError(`"\`" needs a shell, but ${NO_SHELL}`);
    refuseExpansion(text, i);
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

function refuseExpansion(text: string, at: number): void {
  const found = EXPANSION.exec(text.slice(at, at + 80))?.[0];
  if (found === undefined) return;
  throw new UsageError(`${quote(found)} would not be replaced, for ${NO_SHELL}, or put it in single quotes`);
}

const unbalanced = (mark: string): UsageError =>
  new UsageError(`the quotation mark ${mark} is not closed; add the missing ${mark}`);
