/** What a user's few lines may say of it; each is an input of the Action that measures. */
const INPUTS = {
  config: "The configuration file; loadgate.yml, loadgate.yaml or .github/loadgate.yml if absent.",
  budget: "Time for starts, warm-up and measuring together; 60 s a case if absent.",
  isolation: "How servers are run: auto, docker or process; what the configuration file says if absent.",
} as const;

/** The workflow that users call, made of the one that they copy: only how it is started differs, and that it takes inputs. */
export function reusableWorkflow(copied: string): string {
  const [, , afterOn] = split(copied, /^on:\n(?: .*\n)+/m);
  const [before, step, after] = split(afterOn, /^ +- uses: loadgate\/loadgate@v\d+\n(?: {8}.*\n)+/m);
  const indent = "        ";
  const given = Object.keys(INPUTS).map((name) => `${indent}  ${name}: \${{ inputs.${name} }}\n`);
  return [
    "# Made of workflows/pull-request.yml by `npm run docs`: what workflows/reusable.yml calls.\nname: loadgate\non:\n  workflow_call:\n    inputs:\n",
    ...Object.entries(INPUTS).map(
      ([name, description]) =>
        `      ${name}:\n        description: ${JSON.stringify(description)}\n        type: string\n        default: ""\n`,
    ),
    before,
    step,
    `${indent}with:\n`,
    ...given,
    after,
  ].join("");
}

function split(text: string, pattern: RegExp): [string, string, string] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`workflows/pull-request.yml has no ${pattern}`);
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
