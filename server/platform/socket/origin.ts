import type { IncomingHttpHeaders } from 'node:http'

/** A browser names where its page came from: only our own pages may open a socket. Other clients name nothing. */
export function originAllowed({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  const from = URL.parse(origin)
  return from !== null && (from.host === host || from.origin === URL.parse(publicUrl)?.origin)
}
