/** Whether the registry of the official images answers; 401 is how it greets an outsider. */
export async function registryAnswers(url: string, timeoutSeconds: number): Promise<boolean> {
  try {
    const response = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(timeoutSeconds * 1000) });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
