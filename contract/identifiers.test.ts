import { describe, expect, it } from 'vitest'
import {
  Aadhaar,
  AccountNumber,
  EsiNumber,
  Gstin,
  Ifsc,
  Pan,
  Tan,
  Uan,
  Upi,
  gstinCheck,
  verhoeff,
} from './identifiers.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: string) =>
  schema.safeParse(value).success

describe('identity numbers', () => {
  it('a PAN has five letters, four digits, a letter, and says who holds it', () => {
    expect(Pan.parse(' abcpe1234f ')).toBe('ABCPE1234F')
    expect(['ABCXE1234F', 'ABCPE1234', 'ABCPE12345', '1BCPE1234F'].map((one) => takes(Pan, one))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(Pan.parse('')).toBeNull()
  })

  it("Verhoeff's published example checks: 236 has the check digit 3", () => {
    expect(verhoeff('2363')).toBe(true)
    expect(['2362', '2364', '3263', '2633'].map(verhoeff)).toEqual([false, false, false, false])
  })

  it('an Aadhaar number detects one wrong digit and two swapped digits', () => {
    const body = '23412341234'
    const right = [...'0123456789'].map((digit) => body + digit).find(verhoeff)!
    expect(Aadhaar.parse(right.replace(/(....)(....)(....)/, '$1 $2 $3'))).toBe(right)
    const swapped = right[1]! + right[0]! + right.slice(2)
    const oneOff = right.slice(0, 5) + ((Number(right[5]) + 1) % 10) + right.slice(6)
    expect([swapped, oneOff, '1'.repeat(12), right.slice(1)].map((one) => takes(Aadhaar, one))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['23412341234A', '12x', '४९६८५८२४५१५२'].map((one) => takes(Aadhaar, one))).toEqual([false, false, false])
  })

  it('a GSTIN ends with the check character of the rest', () => {
    const body = '29ABCPE1234F1Z'
    const right = body + gstinCheck(body)
    expect(Gstin.parse(right)).toBe(right)
    expect(takes(Gstin, body + (right.endsWith('A') ? 'B' : 'A'))).toBe(false)
    expect(gstinCheck('27AAPFU0939F1Z')).toBe('V')
    const said = (value: string) => Gstin.safeParse(value).error?.issues.map(({ message }) => message)
    expect(said('27AAPFU0939F1ZA')).toEqual([
      'The last character does not match the others. Check the GSTIN for a typing error.',
    ])
    expect(said('27AAPFU')).toEqual(['Enter a 15-character GSTIN, for example 29ABCDE1234F1Z5'])
    // The entity digit counts from 1.
    expect(takes(Gstin, `29ABCPE1234F0Z${gstinCheck('29ABCPE1234F0Z')}`)).toBe(false)
  })

  it('lengths are exact on both sides', () => {
    const of = (schema: Parameters<typeof takes>[0], lengths: number[]) =>
      lengths.map((length) => takes(schema, '1'.repeat(length)))
    expect(of(Uan, [11, 12, 13])).toEqual([false, true, false])
    expect(of(EsiNumber, [9, 10, 11, 16, 17, 18])).toEqual([false, true, false, false, true, false])
    expect(of(AccountNumber, [8, 9, 18, 19])).toEqual([false, true, true, false])
  })

  it('an IFSC has a zero in the fifth place, a TAN four letters, a UPI address its handle', () => {
    expect([takes(Ifsc, 'hdfc0001234'), takes(Ifsc, 'HDFC1001234'), takes(Ifsc, 'HDF00001234')]).toEqual([
      true,
      false,
      false,
    ])
    expect([takes(Tan, 'BLRA12345B'), takes(Tan, 'BLR12345AB')]).toEqual([true, false])
    expect([takes(Upi, 'priya@okbank'), takes(Upi, 'priya.okbank'), takes(Upi, '')]).toEqual([true, false, true])
  })
})
