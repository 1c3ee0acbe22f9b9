import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeAt, enrolmentUri, fromBase32, newSecret, stepAt, stepOf, toBase32 } from './totp.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

/** RFC 6238, appendix B: seconds since 1970 and the last six of the eight digits of SHA-1. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of the RFC at %i', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
})

const oathtool = (...said: string[]) => spawnSync('oathtool', said, { encoding: 'utf8' })

test.skipIf(oathtool('--version').status !== 0)(
  'an authenticator program that is not ours, oathtool of Debian, shows the same codes',
  () => {
    for (const at of ['1970-01-01T00:00:59Z', '2026-11-20T10:00:00Z', '2099-12-31T23:59:29Z']) {
      const shared = newSecret()
      expect(oathtool('--totp', '--base32', shared, '--now', at).stdout.trim()).toBe(codeAt(shared, stepAt(at)))
    }
  },
)

test('a code is valid in its 30-second step, the one before and the one after', () => {
  const at = (seconds: number) => new Date(1_764_000_000_000 + seconds * 1000).toISOString()
  const step = stepAt(at(0))
  const code = codeAt(secret, step)
  for (const seconds of [0, 29, 30, 59]) expect(stepOf(secret, code, at(seconds))).toBe(step)
  expect(stepOf(secret, code, at(-30))).toBe(step)
  expect(stepOf(secret, code, at(60))).toBeNull()
  expect(stepOf(secret, code, at(-31))).toBeNull()
})

test('base 32 decodes to what was encoded, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(new Uint8Array(fromBase32(toBase32(bytes)))).toEqual(bytes)
    }),
  )
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})

test('every secret is new, and the address for the app contains it', () => {
  const one = newSecret()
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(one)
  const uri = new URL(enrolmentUri(one, 'Muster', 'asha+x@acme.test'))
  expect(uri.host + uri.pathname).toBe('totp/Muster:asha%2Bx%40acme.test')
  expect(uri.searchParams.get('secret')).toBe(one)
})
