const USES = /^(\s*(?:- )?uses: )([\w.-]+\/[\w.-]+)@([\w.-]+)(?: # (\S+))?$/gm;

/** Whether it is our own: its commit is known once it is released, not before. */
const isOwn = (name: string) => name.startsWith("loadgate/");

/** What GitHub says the commit of a tag is. */
export type CommitOf = (repository: string, tag: string) => Promise<string>;

/** A workflow's text with every action of others pinned to the commit of its tag, which stays beside it as a comment. */
export async function withPinnedActions(text: string, commitOf: CommitOf): Promise<string> {
  const commits = new Map<string, string>();
  for (const [, , name = "", ref = "", tag = ref] of text.matchAll(USES)) {
    const key = `${name}@${tag}`;
    if (!isOwn(name) && !commits.has(key)) commits.set(key, await commitOf(name, tag));
  }
  return text.replace(USES, (line, before: string, name: string, ref: string, tag: string = ref) => {
    const commit = commits.get(`${name}@${tag}`);
    return commit === undefined ? line : `${before}${name}@${commit} # ${tag}`;
  });
}

/** Asks GitHub's interface; throws where the answer is no commit. */
export function askGithub(api: string): CommitOf {
  return async (repository, tag) => {
    const url = `${api}/repos/${repository}/commits/${tag}`;
    const response = await fetch(url, { headers: { accept: "application/vnd.github.sha" } });
    const sha = (await response.text()).trim();
    if (!response.ok || !/^[0-9a-f]{40}$/.test(sha))
      throw new Error(`${url}: the server answered ${response.status}, and no commit`);
    return sha;
  };
}
