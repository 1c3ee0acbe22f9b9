import { rawCall, type Key, type Sent } from '../../../testing/call.ts'
import { testServer } from '../../../testing/server.ts'

/** Someone with a browser: keeps cookies and the bearer token, and calls from its own address. */
export interface Visitor {
  address: string
  token: string | null
  /** The refresh token's cookie. */
  cookie: string
  /** All other cookies, by name. */
  jar: Map<string, string>
  send<K extends Key>(key: K, sent?: Sent<K>): Promise<Answer>
}

export interface Answer {
  status: number
  message: string | undefined
  errors: { path: string; message: string }[] | undefined
  isLogout: boolean | undefined
  data: Record<string, unknown>
  body: Record<string, unknown>
}

let visitors = 0

export function visitor(): Visitor {
  visitors += 1
  const self: Visitor = {
    address: `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
    token: null,
    cookie: '',
    jar: new Map(),
    async send(key, sent = {}) {
      const headers = {
        'x-forwarded-for': self.address,
        ...cookieHeader(self),
        ...sent.headers,
      }
      const { status, body, cookies } = await rawCall(self.token, key, { ...sent, headers })
      for (const { name, value } of cookies) keep(self, name, value)
      const envelope = body as Answer & { data: Record<string, unknown> }
      const { message, errors, isLogout, data } = envelope
      return { status, message, errors, isLogout, data, body: body as Record<string, unknown> }
    },
  }
  return self
}

function cookieHeader({ cookie, jar }: Visitor): { cookie?: string } {
  const pairs = [...(cookie ? [cookie] : []), ...[...jar].map((pair) => pair.join('='))]
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
}

function keep(self: Visitor, name: string, value: string): void {
  if (name === 'muster_refresh') self.cookie = value ? `${name}=${value}` : ''
  else if (value) self.jar.set(name, value)
  else self.jar.delete(name)
}

export interface SentMail {
  to: string
  subject: string
  template: string
  text: string
}

/** The mails to an address, newest first, without new-device mails, which every visitor gets. */
export const mailsTo = async (address: string): Promise<SentMail[]> =>
  (await allMailsTo(address)).filter(({ template }) => template !== 'new-device')

export async function allMailsTo(address: string): Promise<SentMail[]> {
  const { fastify } = await testServer()
  const reply = await fastify.inject('/dev/mailbox.json')
  return reply.json<{ data: SentMail[] }>().data.filter(({ to }) => to === address)
}

/** The code in the newest mail to an address. */
export async function codeFor(address: string): Promise<string> {
  const [newest] = await mailsTo(address)
  return /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0] ?? 'no code'
}

/** A code other than this one. */
export const otherCode = (code: string) => (code === '000000' ? '000001' : '000000')

/** The token in the link of the newest mail to an address. */
export async function linkTokenFor(address: string): Promise<string> {
  const [newest] = await mailsTo(address)
  return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? 'no token'
}
