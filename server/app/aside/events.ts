import type { SocketEvents } from '@muster/contract/sockets.ts'
import { languages } from '../../platform/language/translate.ts'
import type { Audience } from '../../platform/after-commit/browsers.ts'
import type { Sockets } from '../../platform/socket/sockets.ts'

/** An event on its way from a thread to the one that browsers are connected to; a text goes there in each language. */
export interface Publish {
  audience: Audience
  event: keyof SocketEvents
  payload: unknown
  byLanguage: boolean
}

/** Publishes from a thread, through what `tell` sends. */
export const publishBy =
  (tell: (said: { publish: Publish }) => void): Sockets['publish'] =>
  (audience, event, payload) => {
    const byLanguage = typeof payload === 'function'
    const said = byLanguage ? Object.fromEntries(languages().map((one) => [one, payload(one)])) : payload
    tell({ publish: { audience, event, payload: said, byLanguage } })
  }

export function publishTo(sockets: Sockets, { audience, event, payload, byLanguage }: Publish): void {
  const said = byLanguage ? (language: string) => (payload as Record<string, unknown>)[language] : payload
  sockets.publish(audience, event, said as never)
}
