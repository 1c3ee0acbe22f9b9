import { lookup } from 'node:dns/promises'
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { bareHost } from './public-address.ts'

export interface Address {
  address: string
  family: number
}

export type Resolve = (host: string) => Promise<Address[]>
export const resolveAll: Resolve = (host) => lookup(host, { all: true })

/**
 * Resolves a name once, so that the address that was checked is the one connected to, whatever the name resolves to later. All its
 * addresses have to be allowed.
 */
export async function placeOf(
  url: URL,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): Promise<Address | 'address' | 'private'> {
  const host = bareHost(url)
  const family = isIP(host)
  const addresses = family > 0 ? [{ address: host, family }] : await resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) return 'address'
  return addresses.every(({ address }) => isAllowed(address)) ? first : 'private'
}

export interface Sent {
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Null if any address is allowed. */
  to: Address | null
  ca: string | undefined
  seconds: number
  mostBytes: number
  /** Whether longer replies are cut off or are an error. */
  longer: 'cut' | 'refused'
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export class TookTooLong extends Error {}

/** Sends to that address. A redirect is a reply like any other. */
export function sendTo({ url, method, headers, body, to, ca, seconds, mostBytes, longer }: Sent): Promise<Answer> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, refuse) => {
    const signal = AbortSignal.timeout(seconds * 1000)
    const failed = (error: Error) => refuse(signal.aborted ? new TookTooLong() : error)
    const outgoing = request(
      url,
      {
        ...{ method, headers, agent: false, signal },
        ...(ca === undefined ? {} : { ca }),
        ...(to === null ? {} : { lookup: lookupOf(to) }),
      },
      (response) => {
        const pieces: Buffer[] = []
        let bytes = 0
        const end = () =>
          done({
            ...{ status: response.statusCode ?? 502, headers: response.headers },
            body: Buffer.concat(pieces).subarray(0, mostBytes),
          })
        response.on('data', (piece: Buffer) => {
          pieces.push(piece)
          bytes += piece.length
          if (bytes <= mostBytes) return
          if (longer === 'refused') response.destroy(new Error('The answer is too large.'))
          else {
            end()
            outgoing.destroy()
          }
        })
        response.on('end', end)
        response.on('error', failed)
      },
    )
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

type Resolved = (error: Error | null, address: string | Address[], family?: number) => void

const lookupOf = (to: Address) => (_: string, options: { all?: boolean }, resolved: Resolved) =>
  options.all === true ? resolved(null, [to]) : resolved(null, to.address, to.family)
