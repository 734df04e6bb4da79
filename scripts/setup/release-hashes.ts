interface Release {
  readonly assets?: readonly { readonly name?: string; readonly digest?: string | null }[];
}

/** The SHA-256 of each named file of a release, from GitHub's description of it. */
export async function releaseHashes(url: string, assets: readonly string[]): Promise<Record<string, string>> {
  const headers = { accept: "application/vnd.github+json" };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) }).catch(
    (error: Error) => {
      throw new Error(`${url}: ${error.message}`);
    },
  );
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  const release = (await response.json()) as Release;
  const entries = assets.map((asset) => {
    const digest = release.assets?.find(({ name }) => name === asset)?.digest;
    const hash = /^sha256:([0-9a-f]{64})$/.exec(digest ?? "")?.[1];
    if (!hash) throw new Error(`${url}: no SHA-256 for ${asset}`);
    return [asset, hash] as const;
  });
  return Object.fromEntries(entries);
}
