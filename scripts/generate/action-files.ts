import { stringify } from "yaml";
import type { ActionDefinition } from "../../src/actions/definitions.ts";

const WRITTEN_BY = "# Written by npm run docs from src/actions/definitions.ts.\n";

/** The action.yml at the top: the action that measures. */
export function topActionFile(measure: ActionDefinition): string {
  return actionFile(measure, {
    name: "loadgate",
    more: { author: "loadgate", branding: { icon: "activity", color: "green" } },
    main: `dist/${measure.name}.js`,
    post: "dist/post.js",
  });
}

/** The action.yml of actions/NAME. */
export function subActionFile(definition: ActionDefinition): string {
  const { name } = definition;
  return actionFile(definition, { name: `loadgate ${name}`, main: `../../dist/${name}.js` });
}

interface Runs {
  readonly name: string;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly main: string;
  readonly post?: string;
}

function actionFile({ description, inputs, outputs }: ActionDefinition, runs: Runs): string {
  const { name, more, main, post } = runs;
  const given = Object.values(inputs).map((input) => [
    input.name,
    {
      description: input.description,
      ...(input.required && { required: true }),
      ...(input.default !== undefined && { default: input.default }),
    },
  ]);
  const left = Object.entries(outputs).map(([output, text]) => [output, { description: text }]);
  const file = {
    ...{ name, description, ...more },
    ...(given.length > 0 && { inputs: Object.fromEntries(given) }),
    ...(left.length > 0 && { outputs: Object.fromEntries(left) }),
    runs: { using: "node24", main, ...(post && { post }) },
  };
  return WRITTEN_BY + stringify(file, { lineWidth: 130 });
}
