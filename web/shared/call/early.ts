/** A call that the page made before this code was there. */
export interface Early {
  token: string
  began: number
  response: Promise<Response>
}

/** Older replies are fetched again. */
const freshMillis = 30_000

/**
 * The answer to a call that the first page has made already, once and only for the same session; undefined where it has to
 * be made now: another token, no answer, or one that says the server is away.
 */
export async function takeEarly(url: string, token: string | null): Promise<Response | undefined> {
  const all = (globalThis as { musterEarly?: Map<string, Early> }).musterEarly
  const early = all?.get(url)
  all?.delete(url)
  if (early === undefined || early.token !== token || Date.now() - early.began > freshMillis) return undefined
  const response = await early.response.catch(() => undefined)
  return response === undefined || response.status >= 500 ? undefined : response
}
