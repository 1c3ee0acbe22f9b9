import { placeOf, resolveAll, sendTo } from './pinned.ts'
import { bareHost, isLiteral, isPublicAddress } from './public-address.ts'

/** Calls addresses that customers entered. */
export interface Outbound {
  /** Whether an address may be called, as far as can be told without resolving its name. */
  mayCall(url: URL): boolean
  /** Like `fetch`, without redirects; refuses anything but https, and addresses of this machine or its network. */
  fetch(url: string, init?: OutboundInit): Promise<Response>
}

export interface OutboundInit {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | undefined
}

/** `opened`: hosts with port that are allowed all the same, even by http: those of tests. Never set in production. */
export function createOutbound(opened: ReadonlySet<string> = new Set()): Outbound {
  const mayCall = (url: URL) => opened.has(url.host) || isOpen(url)
  return {
    mayCall,
    fetch: async (address, init = {}) => {
      const url = new URL(address)
      if (!mayCall(url)) throw new RefusedAddress()
      return send(url, init, opened.has(url.host))
    },
  }
}

export class RefusedAddress extends Error {}

function isOpen(url: URL): boolean {
  const host = bareHost(url)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (isLiteral(host)) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home|lan|localdomain)\.?$/.test(host)
}

const seconds = 10
const mostBytes = 1024 * 1024

async function send(
  url: URL,
  { method = 'GET', headers = {}, body }: OutboundInit,
  isFree: boolean,
): Promise<Response> {
  const to = isFree ? null : await placeOf(url, resolveAll, isPublicAddress)
  if (to === 'private') throw new RefusedAddress()
  if (to === 'address') throw new Error('No server was found at this address.')
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const answer = await sendTo({
    ...{ url, method, headers: plain, body, to, ca: undefined, seconds, mostBytes },
    longer: 'refused',
  })
  const { status } = answer
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const isBare = status === 204 || status === 304
  return new Response(isBare ? null : new Uint8Array(answer.body), { status, headers: kept })
}
