import { lookup as resolve } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { bareHost, isLiteral, isPublicAddress } from './public-address.ts'

/** Calls addresses that somebody of a company gave us. */
export interface Outbound {
  /** Whether an address may be called at all, as far as it can be known without asking for its name. */
  mayCall(url: URL): boolean
  /** As `fetch`, without redirects; refuses what is not https and what leads to this machine or the network around it. */
  fetch(url: string, init?: OutboundInit): Promise<Response>
}

export interface OutboundInit {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | undefined
}

/** `opened` are hosts with their port that are called all the same, by http too: those of tests. Nothing of production sets it. */
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

function send(url: URL, { method = 'GET', headers = {}, body }: OutboundInit, isFree: boolean): Promise<Response> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(seconds * 1000)
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal,
        agent: false,
        ...(isFree ? {} : { lookup }),
      },
      (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > mostBytes) answer.destroy(new Error('The answer is too large.'))
          else chunks.push(chunk)
        })
        answer.on('error', failed)
        answer.on('end', () => {
          const status = answer.statusCode ?? 502
          const isBare = status === 204 || status === 304
          const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as [string, string]],
          )
          done(new Response(isBare ? null : Buffer.concat(chunks), { status, headers: kept }))
        })
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** The address that was looked at is the one that is connected to: a name that says something else a moment later gains nothing. */
const lookup: LookupFunction = (host, options, found) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return found(new RefusedAddress(), '')
    if (options.all) return found(null, addresses)
    return found(null, first.address, first.family)
  })
}
