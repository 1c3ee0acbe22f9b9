import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptBy, encryptTo } from './age.ts'
import { newKeyPair, readIdentities, readRecipients } from './keys.ts'

/** Written by typage 0.3.1, the age implementation by its author. */
const written = {
  recipient: 'age1f3lv33w9zp8aycl9lnf54vxw5yg4g097kjed9pee6f3txd82psmq7nt6n2',
  identity: 'AGE-SECRET-KEY-1SQNLC4XVTEJ3D94P8HLT2G2N87TXR7VCRHSDLZ5L0EJA69MX54SQQCUGKJ',
  file: `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBlcGdYdXpUcEQ0WHEzeFFSaHRDUERSWk51UDNzVWR2ZWdaVkUwTElCWFZvCktaY0dl
    clFnYThmdTB4TGk0TVB5cjh0eWlRQ1pldXM1NE5zWEM5ZDYzY3cKLS0tIGhBRjk5Q0FuUDBvYXdBc3ovMGdMY3VaRFYvM25wWTlpQllva0RXZTlU
    MlkKN40t8NNiUUiSqPtb8CrDhQn55oqoZkBr2b8tPJAvwchwws6wCouwvZCwXsjrGEVtURg=`,
}
const keys = newKeyPair()

const seal = (plain: Buffer, recipients = keys.recipient) => gathered(encryptTo(readRecipients(recipients))(cut(plain)))
const open = (sealed: Buffer, identity = keys.identity) => gathered(decryptBy(readIdentities(identity))(cut(sealed)))

async function* cut(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}

async function gathered(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces))
}

describe('an age file', () => {
  it('written by another implementation can be read', async () => {
    const file = Buffer.from(written.file.replace(/\s/g, ''), 'base64')
    expect((await open(file, `# public key: ${written.recipient}\n${written.identity}\n`)).toString()).toBe(
      'Payslip of October',
    )
  })

  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    'of %i bytes is read by each of its recipients',
    async (n) => {
      const plain = randomBytes(n)
      const sealed = await seal(plain, `${keys.recipient} ${written.recipient}`)
      expect((await open(sealed)).equals(plain)).toBe(true)
      expect((await open(sealed, written.identity)).equals(plain)).toBe(true)
    },
  )

  it('cannot be opened with other keys, or if a bit was changed or the end is missing', async () => {
    const sealed = await seal(randomBytes(140_000))
    await expect(open(sealed, newKeyPair().identity)).rejects.toThrow('encrypted to another key')
    for (const at of [60, 130, sealed.indexOf('--- ') + 8, 250, 70_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      await expect(open(changed), `byte ${at}`).rejects.toThrow()
    }
    const header = sealed.length - 140_000 - 3 * 16
    for (const end of [0, 20, header - 8, header, header + 65_552, header + 65_553, sealed.length - 1])
      await expect(open(sealed.subarray(0, end)), `cut at ${end}`).rejects.toThrow()
  })

  it('detects mistyped keys', () => {
    const mistyped = keys.recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    expect(() => readRecipients(`${keys.recipient} ${mistyped}`)).toThrow('is no public key of age')
    expect(() => readRecipients(keys.identity)).toThrow('is no public key of age')
    expect(() => readIdentities(keys.recipient)).toThrow('no private key')
  })
})
