/** Breaks at spaces, but not between a number and its %; what follows the first line is indented. */
export function wrap(text: string, width: number, indent = "  "): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.replaceAll(" %", "\u00a0%").split(" ")) {
    if (line.trim() !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((finished) => finished.replaceAll("\u00a0", " "));
}
