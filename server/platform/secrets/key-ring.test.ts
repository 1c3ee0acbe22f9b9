import { describe, expect, it } from 'vitest'
import { checkOf, keyRingText, newSecret, parseKeyRing, withNewSecret } from './key-ring.ts'

const a = 'a'.repeat(32)
const b = 'b'.repeat(40)

describe('a ring of secrets', () => {
  it.each([
    [a, 1, { 1: a }],
    [`a sentence, with signs: ${a}`, 1, { 1: `a sentence, with signs: ${a}` }],
    [`1:${a}`, 1, { 1: a }],
    [`2:${b} 1:${a}`, 2, { 2: b, 1: a }],
    [`1:${a},\n 7:${b}\n`, 7, { 1: a, 7: b }],
  ])('%s', (text, version, secrets) => {
    const ring = parseKeyRing(text)
    expect(ring.current.version).toBe(version)
    expect(Object.fromEntries(ring.secrets)).toEqual(secrets)
    expect(parseKeyRing(keyRingText(ring.secrets))).toEqual(ring)
  })

  it.each(['', 'short', `2:${b} 1:short`, `1:${a} 1:${b}`, `0:${a}`])(
    'refuses "%s" and repeats nothing of it',
    (text) => {
      expect(() => parseKeyRing(text)).toThrow(/secret/i)
      expect(() => parseKeyRing(text)).not.toThrow(a)
    },
  )

  it('grows by a new current secret and keeps the others', () => {
    const ring = withNewSecret(parseKeyRing(a))
    expect([ring.current.version, ring.secrets.get(1), ring.secrets.size]).toEqual([2, a, 2])
    expect(newSecret()).not.toBe(newSecret())
    expect(checkOf(a)).not.toBe(checkOf(b))
  })
})
