import { type Address, placeOf, type Resolve, resolveAll, sendTo, TookTooLong } from './pinned.ts'
import { isPublicAddress } from './public-address.ts'

export type SendFailure = 'address' | 'private' | 'connection' | 'timeout'

/** The reply: a status with the beginning of the body, or why there is none. */
export type Answered =
  { status: number; text: string; failure: null } | { status: null; text: null; failure: SendFailure }

/** Calls addresses entered by people, on the public internet only. */
export interface Receivers {
  /** Why nothing is sent to this host; null if it is allowed. */
  refusalOf(url: string): Promise<'address' | 'private' | null>
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answered>
}

export interface ReceiverParts {
  resolve: Resolve
  isAllowed: (address: string) => boolean
  /** Certificate authorities trusted in addition to the system's. */
  ca?: string
  seconds: number
}

const usual: ReceiverParts = { resolve: resolveAll, isAllowed: isPublicAddress, seconds: 10 }

const answerBytes = 1024

export function createReceivers(parts: Partial<ReceiverParts> = {}): Receivers {
  const { resolve, isAllowed, ca, seconds } = { ...usual, ...parts }
  const place = async (url: URL): Promise<Address | 'address' | 'private'> =>
    url.protocol === 'https:' ? placeOf(url, resolve, isAllowed) : 'address'
  const failed = (failure: SendFailure) => ({ status: null, text: null, failure })
  return {
    async refusalOf(url) {
      const address = await place(new URL(url))
      return typeof address === 'string' ? address : null
    },
    async post(address, headers, body) {
      const url = new URL(address)
      const to = await place(url)
      if (typeof to === 'string') return failed(to)
      const length = { 'content-length': String(Buffer.byteLength(body)) }
      const sent = { url, method: 'POST', headers: { ...headers, ...length }, body, to, ca, seconds }
      try {
        const answer = await sendTo({ ...sent, mostBytes: answerBytes, longer: 'cut' })
        return { status: answer.status, text: answer.body.toString('utf8').replaceAll('\0', ''), failure: null }
      } catch (error) {
        return failed(error instanceof TookTooLong ? 'timeout' : 'connection')
      }
    },
  }
}
