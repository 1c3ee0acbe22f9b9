import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { bareHost, isPublicAddress } from './public-address.ts'

export type SendFailure = 'address' | 'private' | 'connection' | 'timeout'

/** What came back: a status with the beginning of the answer, or why nothing did. */
export type Answered =
  { status: number; text: string; failure: null } | { status: null; text: null; failure: SendFailure }

interface Address {
  address: string
  family: number
}

/** Calls addresses that people have typed, on the open internet alone. */
export interface Receivers {
  /** Why nothing is sent to this host; null where something is. */
  refusalOf(url: string): Promise<'address' | 'private' | null>
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answered>
}

export interface ReceiverParts {
  resolve: (host: string) => Promise<Address[]>
  isAllowed: (address: string) => boolean
  /** Trusted besides the authorities of the system. */
  ca?: string
  seconds: number
}

const usual: ReceiverParts = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  seconds: 10,
}

const answerBytes = 1024

/**
 * A name is resolved once: what was looked at is what is connected to, whatever the name says a moment later. A redirection is an
 * answer like any other.
 */
export function createReceivers(parts: Partial<ReceiverParts> = {}): Receivers {
  const { resolve, isAllowed, ca, seconds } = { ...usual, ...parts }
  const place = async (url: string): Promise<Address | 'address' | 'private'> => {
    const target = new URL(url)
    if (target.protocol !== 'https:') return 'address'
    const host = bareHost(target)
    const family = isIP(host)
    const found = family > 0 ? [{ address: host, family }] : await resolve(host).catch(() => [])
    const [first] = found
    if (first === undefined) return 'address'
    return found.every(({ address }) => isAllowed(address)) ? first : 'private'
  }
  return {
    async refusalOf(url) {
      const found = await place(url)
      return typeof found === 'string' ? found : null
    },
    async post(url, headers, body) {
      const found = await place(url)
      if (typeof found === 'string') return { status: null, text: null, failure: found }
      return send({ url, headers, body, ca, seconds, to: found })
    },
  }
}

interface Sent {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  ca: string | undefined
  seconds: number
  to: Address
}

function send({ url, headers, body, ca, seconds, to }: Sent): Promise<Answered> {
  return new Promise((done) => {
    const failed = (failure: SendFailure) => done({ status: null, text: null, failure })
    const signal = AbortSignal.timeout(seconds * 1000)
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        ...(ca === undefined ? {} : { ca }),
        lookup: (_, options, answer) => {
          if (options.all === true) answer(null, [to])
          else answer(null, to.address, to.family)
        },
      },
      (response) => {
        const status = response.statusCode ?? 0
        const pieces: Buffer[] = []
        let bytes = 0
        const end = () => {
          const text = Buffer.concat(pieces).subarray(0, answerBytes).toString('utf8').replaceAll('\0', '')
          done({ status, text, failure: null })
          outgoing.destroy()
        }
        response.on('data', (piece: Buffer) => {
          pieces.push(piece)
          bytes += piece.length
          if (bytes >= answerBytes) end()
        })
        response.on('end', end)
        response.on('error', () => (signal.aborted ? failed('timeout') : failed('connection')))
      },
    )
    outgoing.on('error', () => failed(signal.aborted ? 'timeout' : 'connection'))
    outgoing.end(body)
  })
}
