import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The origin of the tests' product, for passkeys. */
export const ownOrigin = 'http://localhost:3000'

interface Signed {
  challenge: string
  /** The origin and host that the browser reports; ours unless a test says otherwise. */
  origin?: string
  rpId?: string
  isVerified?: boolean
}

/** A device with one passkey (ES256), as a browser presents it to a page. */
export function softwareAuthenticator({ counts = true, transports = ['internal'] } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const shownId = { id: url(id), rawId: url(id), type: 'public-key' as const }
  let userHandle = ''
  const self = {
    counter: 0,
    ...shownId,
    /** Returns what `navigator.credentials.create` would. */
    create({ user, ...signed }: Signed & { user?: { id: string } }) {
      userHandle = user?.id ?? ''
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = map([
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x ?? '', 'base64url'))],
        [int(-3), bytes(Buffer.from(y ?? '', 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([head(signed, self.counter, 0x40), Buffer.alloc(16), length, id, key])
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ])
      const clientDataJSON = url(clientData('webauthn.create', signed))
      return { ...shownId, response: { clientDataJSON, attestationObject: url(attestationObject), transports } }
    },
    /** Returns what `navigator.credentials.get` would. */
    get(signed: Signed, handle = userHandle) {
      if (counts) self.counter += 1
      const authData = head(signed, self.counter, 0)
      const said = clientData('webauthn.get', signed)
      const toSign = Buffer.concat([authData, createHash('sha256').update(said).digest()])
      const signature = sign('sha256', toSign, privateKey)
      const response = { clientDataJSON: url(said), authenticatorData: url(authData), signature: url(signature) }
      return { ...shownId, response: { ...response, userHandle: handle } }
    },
  }
  return self
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>

const clientData = (type: string, { challenge, origin = ownOrigin }: Signed) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function head({ rpId = 'localhost', isVerified = true }: Signed, counter: number, more: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = 0x01 | (isVerified ? 0x04 : 0) | more
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

// The subset of CBOR that a passkey needs.
const int = (value: number) => Buffer.from([value >= 0 ? value : 0x20 - value - 1])
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()])
const url = (value: Buffer) => value.toString('base64url')
