import { openSession } from '../../../../features/identity/index.ts'
import { sendScim, type Method } from '../../../../features/single-sign-on/testing/scim-client.ts'
import { rawCall, type Key } from '../../../../testing/call.ts'
import type { Attempt, Holder } from './holder.ts'
import type { World } from './world.ts'

/** Makes a call as a holder; `waits`: for a second person. */
export interface Call {
  (by: Holder, attempt: Attempt): Promise<'done' | 'waits' | 'refused'>
  /** Whether the last call waits. */
  isWaiting(): boolean
  /** What the last call answered to be kept secret. */
  secret(): { kind: 'key' | 'provider'; token: string } | null
}

export function caller({ company }: World): Call {
  let last: { isWaiting: boolean; secret: ReturnType<Call['secret']> } = { isWaiting: false, secret: null }
  const session = async ({ account }: Holder) => {
    const client = { address: '127.0.0.1', agent: 'test' }
    return openSession(company.app, company.organisation, account, client).then(
      ({ accessToken }) => accessToken,
      // Who may no longer sign in.
      () => null,
    )
  }
  const call = async (by: Holder, { key, ...sent }: Attempt) => {
    last = { isWaiting: false, secret: null }
    const isScim = !key.includes('/api/')
    if (isScim !== (by.kind === 'provider')) return 'refused'
    if (isScim) {
      const [method, path] = key.split(' ') as [Method, string]
      const { status } = await sendScim(company, by.token!, method, path, sent.body)
      return status < 300 ? 'done' : 'refused'
    }
    const token = by.token ?? (await session(by))
    if (token === null) return 'refused'
    const { status, body } = await rawCall(token, key as Key, sent as never)
    if (status >= 500) throw new Error(`${key} answered ${status} to ${by.name}.`)
    if (status === 202) last.isWaiting = true
    else if (status < 300) last.secret = secretIn(key, body)
    return status === 202 ? 'waits' : status < 300 ? 'done' : 'refused'
  }
  return Object.assign(call, { isWaiting: () => last.isWaiting, secret: () => last.secret }) as Call
}

function secretIn(key: string, body: unknown): ReturnType<Call['secret']> {
  const { data } = body as { data?: { key?: string; token?: string } | null }
  if (key === 'POST /api/v1/user/api-key' && data?.key) return { kind: 'key', token: data.key }
  if (key === 'POST /api/v1/user/single-sign-on/scim-token' && data?.token)
    return { kind: 'provider', token: data.token }
  return null
}
