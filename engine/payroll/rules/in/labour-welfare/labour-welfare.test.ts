import { english, inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../law/india.ts'
import { labourWelfare, labourWelfareLaws } from './labour-welfare.ts'

const meena = { state: 'MH', month: '2026-12', wagesPaise: 30_000_00, supervisory: false }

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
        const input = { state: of, month: `2026-${String(month).padStart(2, '0')}`, wagesPaise, supervisory }
        const { employeePaise, employerPaise } = labourWelfare(indianBook, input)
        expect(employeePaise).toBeGreaterThanOrEqual(0)
        expect(employerPaise).toBeGreaterThanOrEqual(employeePaise)
        if (employeePaise === 0) expect(employerPaise).toBe(0)
      },
    ),
  )
})
