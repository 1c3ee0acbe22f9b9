import { english, inEnglish } from '../../testing/english.ts'
import { expect, test } from 'vitest'
import cases from '../../cases/payslip.json' with { type: 'json' }
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { payslip } from './payslip.ts'
import { inputOf, testBook, type PayslipCase } from '../payslip/payslip.fixture.ts'
import { canonical, replay, snapshot } from './snapshot.ts'

interface Case {
  id: string
  input: PayslipCase
  expected: {
    /** Paise by code. */
    lines?: Record<string, number>
    net?: [rupees: number, paise: number]
    paid?: number
    of?: number
    lost?: number
    employed?: number
    error?: string
  }
}

test.each(cases as unknown as Case[])('$id', ({ input, expected }) => {
  const result = payslip(testBook, inputOf(input))
  expect(result.ok ? [] : result.errors.map(({ message }) => english(message))).toEqual(
    expected.error === undefined ? [] : [expected.error],
  )
  const { payslip: slip } = result
  if (slip === null) return
  const lines = Object.fromEntries(slip.lines.map(({ code, amountPaise }) => [code, amountPaise]))
  if (expected.lines !== undefined) expect(lines).toEqual(expected.lines)
  if (expected.net !== undefined) expect(slip.netPaise).toBe(expected.net[0] * 100 + expected.net[1])
  const { paidHalfDays, denominatorHalfDays, lossOfPayHalfDays, employed } = slip.days
  if (expected.paid !== undefined) expect(paidHalfDays).toBe(expected.paid)
  if (expected.of !== undefined) expect(denominatorHalfDays).toBe(expected.of)
  if (expected.lost !== undefined) expect(lossOfPayHalfDays).toBe(expected.lost)
  if (expected.employed !== undefined) expect(employed).toBe(expected.employed)
})

test('every line explains its calculation', () => {
  const slip = slipOf(
    inputOf({
      month: '2026-06',
      salary: [
        ['2026-01-01', '2026-06-15', { BASIC: 30_000 }],
        ['2026-06-16', null, { BASIC: 36_000 }],
      ],
      oneOffs: [['BONUS', 'earning', 10]],
    }),
  )
  expect(inEnglish(slip.lines.map(({ explanation }) => explanation))).toEqual([
    {
      rule: 'prorated',
      words: 'Monthly amount × 30 of 30 days paid, split between 2 salaries',
      parts: [
        { from: '2026-06-01', to: '2026-06-15', monthlyPaise: 3_000_000, numerator: 30, denominator: 60 },
        { from: '2026-06-16', to: '2026-06-30', monthlyPaise: 3_600_000, numerator: 30, denominator: 60 },
      ],
      reason: null,
      rounding: 'nearestPaisa',
      steps: [],
    },
    { rule: 'oneOff', words: 'One-time amount', parts: [], reason: 'Agreed', rounding: null, steps: [] },
  ])
})

test('the days show which loss of pay was deducted, and why', () => {
  const input = inputOf({
    month: '2026-06',
    joinedOn: '2026-06-03',
    basis: 'workingDays',
    off: 'sundays',
    salary: [['2026-06-03', null, { BASIC: 26_000 }]],
  })
  const lossOfPay = [
    { day: '2026-06-08', halfDays: 1, reason: 'Unpaid leave' },
    { day: '2026-06-07', halfDays: 2, reason: 'On a Sunday' },
    { day: '2026-06-08', halfDays: 2, reason: 'Absent' },
    { day: '2026-06-02', halfDays: 2, reason: 'Before joining' },
    { day: '2026-06-05', halfDays: 1, reason: 'Left early' },
  ]
  expect(slipOf({ ...input, lossOfPay }).days).toEqual({
    inMonth: 30,
    employed: 28,
    denominatorHalfDays: 52,
    lossOfPayHalfDays: 3,
    lossOfPay: [
      { day: '2026-06-05', halfDays: 1, reason: 'Left early' },
      { day: '2026-06-08', halfDays: 2, reason: 'Absent' },
    ],
    paidHalfDays: 45,
  })
})

test('wrong amounts are refused, all at once', () => {
  const input = inputOf({
    month: '2026-06',
    salary: [['2026-01-01', null, { BASIC: -1, HRA: 0.001 }]],
    deductions: { LOAN: -5 },
  })
  const lost = [{ day: '2026-06-01', halfDays: 3, reason: '' }]
  const result = payslip(testBook, { ...input, lossOfPay: lost })
  expect(result.ok ? [] : result.errors.map(({ message }) => english(message))).toEqual([
    'BASIC must be 0 or more in whole paise',
    'HRA must be 0 or more in whole paise',
    'LOAN must be 0 or more in whole paise',
    'Loss of pay on 1 Jun 2026 must be half a day or a day',
  ])
})

test('a snapshot is the same text whatever the order of its fields', () => {
  const input = inputOf({ month: '2026-06', salary: [['2026-01-01', null, { BASIC: 30_000 }]] })
  const turned = Object.fromEntries(Object.entries(input).toReversed()) as unknown as PayslipInput
  expect(Object.keys(turned)[0]).not.toBe(Object.keys(input)[0])
  expect(snapshot(turned)).toBe(snapshot(input))
})

test('a snapshot of another rules version is not replayed', () => {
  expect(() => replay(testBook, '{"rules":"pay-0"}')).toThrow('Not a snapshot of the rules pay-2: pay-0')
  expect(() => canonical({ amount: 0.1 })).toThrow('Only whole numbers')
})

function slipOf(input: PayslipInput): Payslip {
  const result = payslip(testBook, input)
  if (result.payslip === null) throw new Error(result.ok ? '' : JSON.stringify(result.errors))
  return result.payslip
}
