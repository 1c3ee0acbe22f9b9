import { describe, expect, test } from 'vitest'
import { amountOf, slipOf } from './anybody.fixture.ts'
import { indianInput } from './statutory.fixture.ts'

const deduction = (code: string, rupees: number) => ({ code, name: code, amountPaise: rupees * 100, reason: 'Agreed' })

/** Wages of ₹20,000 of which half may be taken; the fund takes ₹2,400 and Karnataka's tax nothing. */
const slip = (...deductions: ReturnType<typeof deduction>[]) =>
  slipOf(indianInput({ month: '2026-10', salary: { BASIC: 20_000 }, statutory: { esi: null }, input: { deductions } }))

describe('deductions above half of the wages', () => {
  test('are cut from the last on, each by no more than it takes, and wait for the next month', () => {
    const cut = slip(deduction('ADVANCE', 5000), deduction('CANTEEN', 4000), deduction('LOAN', 3000))
    expect([amountOf(cut, 'ADVANCE'), amountOf(cut, 'CANTEEN')]).toEqual([500_000, 260_000])
    expect(cut.lines.some(({ code }) => code === 'LOAN')).toBe(false)
    expect(cut.deductionsPaise).toBe(1_000_000)
    expect(cut.facts.carriedForward).toEqual([
      { code: 'CANTEEN', name: 'CANTEEN', amountPaise: 140_000 },
      { code: 'LOAN', name: 'LOAN', amountPaise: 300_000 },
    ])
  })

  test('that come to exactly half are taken whole', () => {
    const { facts, deductionsPaise } = slip(deduction('LOAN', 7600))
    expect(deductionsPaise).toBe(1_000_000)
    expect(facts.carriedForward).toEqual([])
  })
})
