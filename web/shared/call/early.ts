/** A call made by the page before this code was loaded. */
export interface EarlyCall {
  token: string
  began: number
  response: Promise<Response>
}

/** Older replies are fetched again. */
const freshMillis = 30_000

/**
 * The answer to a call already made by the first page, once and only for the same session; undefined if the call must
 * be made now: another token, no answer, or one that says the server is unavailable.
 */
export async function takeEarlyReply(url: string, token: string | null): Promise<Response | undefined> {
  const all = (globalThis as { musterEarly?: Map<string, EarlyCall> }).musterEarly
  const early = all?.get(url)
  all?.delete(url)
  if (early === undefined || early.token !== token || Date.now() - early.began > freshMillis) return undefined
  const response = await early.response.catch(() => undefined)
  return response === undefined || response.status >= 500 ? undefined : response
}
