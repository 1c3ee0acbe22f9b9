import { english, inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { labourWelfare, labourWelfareLaws } from './labour-welfare.ts'

const meena = { state: 'MH', month: '2026-12', wagesPaise: 30_000_00, supervisory: false, leftOn: null }

test('Meena sees what the fund takes in December and what her employer adds', () => {
  const { trace } = labourWelfare(indianBook, meena)
  expect(trace.map(({ words, amountPaise }) => [english(words), amountPaise])).toEqual([
    ['LWF, employee: a fixed amount', 25_00],
    ['LWF, employer: a fixed amount', 75_00],
  ])
  expect(inEnglish(trace[0]!.law![0])).toMatchObject({
    from: '2024-06-01',
    value: 'Employee ₹25, employer ₹75, in Jun and Dec; due 15 Jul and 15 Jan',
  })
})

const unknown = 'LWF: no amount is known for this month'

test.each([
  ['another month', { month: '2026-11' }, 'LWF: no deduction in this month'],
  ['a state without a fund', { state: 'RJ' }, 'No LWF in this state'],
  ["a month before Haryana's table", { state: 'HR', month: '2023-12' }, unknown],
  ["a month before West Bengal's table", { state: 'WB', month: '2023-12' }, unknown],
  ['someone who left before 31 December', { leftOn: '2026-12-30' }, 'LWF: not on the register on 31 Dec 2026'],
  ['a supervisor in West Bengal', { state: 'WB', supervisory: true }, 'LWF: not applicable above wages of ₹1,600'],
  ['a supervisor in Delhi', { state: 'DL', supervisory: true }, 'LWF: not applicable above wages of ₹2,500'],
])('%s: nothing, and why', (_, change, words) => {
  const { employeePaise, employerPaise, trace } = labourWelfare(indianBook, { ...meena, ...change })
  expect(inEnglish([employeePaise, employerPaise, trace[0]!.words])).toEqual([0, 0, words])
})

const state = fc.constantFrom(...labourWelfareLaws.map(({ id }) => id.slice('in.lwf.'.length)))

test('where the fund takes nothing from the employee, the employer pays nothing; no share is below zero', () => {
  fc.assert(
    fc.property(
      state,
      fc.integer({ min: 1, max: 12 }),
      fc.nat(10_000_000),
      fc.boolean(),
      (of, month, wagesPaise, supervisory) => {
        const input = {
          state: of,
          month: `2026-${String(month).padStart(2, '0')}`,
          wagesPaise,
          supervisory,
          leftOn: null,
        }
        const { employeePaise, employerPaise } = labourWelfare(indianBook, input)
        expect(employeePaise).toBeGreaterThanOrEqual(0)
        expect(employerPaise).toBeGreaterThanOrEqual(employeePaise)
        if (employeePaise === 0) expect(employerPaise).toBe(0)
      },
    ),
  )
})

test.each(labourWelfareLaws.map(({ id }) => id.slice('in.lwf.'.length)))(
  '%s: whoever leaves before the day on which the register counts owes nothing, and whoever leaves on it does',
  (of) => {
    for (const [month, before, last] of [
      ['2026-06', '2026-06-29', '2026-06-30'],
      ['2026-12', '2026-12-30', '2026-12-31'],
    ] as const) {
      const at = (leftOn: string | null) =>
        labourWelfare(indianBook, { state: of, month, wagesPaise: 1_000_00, supervisory: false, leftOn }).employerPaise
      expect(at(last)).toBe(at(null))
      expect(at(before)).toBe(isMonthly(of) ? at(null) : 0)
    }
  },
)

const isMonthly = (of: string) => {
  const { months } = labourWelfareLaws.find(({ id }) => id === `in.lwf.${of}`)!.rows.at(-1)!.value
  return months === 'every'
}
