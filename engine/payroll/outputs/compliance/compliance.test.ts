import { expect, test } from 'vitest'
import { isDay, months } from '../../../day.ts'
import { indianBook } from '../../../statute-book/india.ts'
import { lawValue } from '../../../law/law.ts'
import { professionalTaxLaws } from '../../rules/in/professional-tax/professional-tax.ts'
import { lwfDueDays } from './compliance.law.ts'
import { complianceItems, type Registered } from './compliance.ts'
import { periodEnding, periodOf, type DueByState } from './period-due.ts'
import { ptDueDays } from './professional-tax-due.law.ts'

const registered: Registered = {
  ...{ pf: true, esi: true, tds: true, bonus: true },
  ...{ ptStates: ['KA', 'MH'], lwfStates: ['KA', 'MH', 'KL', 'PB', 'HR'] },
}
const due = (from: string, to: string, what: Registered = registered) =>
  complianceItems(indianBook, { from, to }, () => what).map(
    ({ kind, state, from: first, to: last, dueOn }) => `${dueOn} ${kind}${state && ` ${state}`} ${first}..${last}`,
  )

test('a month: PF and ESI by the 15th, TDS by the 7th, the state taxes by the days of their states', () => {
  expect(due('2026-10', '2026-10')).toEqual([
    '2026-11-05 lwf KL 2026-10..2026-10',
    '2026-11-07 tds 2026-10..2026-10',
    '2026-11-15 pf 2026-10..2026-10',
    '2026-11-15 esi 2026-10..2026-10',
    '2026-11-20 pt KA 2026-10..2026-10',
    '2026-11-30 pt MH 2026-10..2026-10',
  ])
})

test('March: TDS by 30 April, the statement by 31 May, certificates by 15 June, bonus within eight months', () => {
  const march = due('2027-03', '2027-03')
  expect(march).toEqual(
    expect.arrayContaining([
      '2027-04-30 tds 2027-03..2027-03',
      '2027-05-31 tdsStatement 2027-01..2027-03',
      '2027-06-15 tdsCertificate 2026-04..2027-03',
      '2027-11-30 bonus 2026-04..2027-03',
      '2027-04-15 lwf PB 2026-10..2027-03',
    ]),
  )
})

test('the other quarters, the half-years of the welfare funds and the annual return', () => {
  const year = due('2026-06', '2026-12')
  expect(year).toEqual(
    expect.arrayContaining([
      '2026-07-31 tdsStatement 2026-04..2026-06',
      '2026-10-31 tdsStatement 2026-07..2026-09',
      '2027-01-31 tdsStatement 2026-10..2026-12',
      '2026-07-15 lwf MH 2026-01..2026-06',
      '2027-01-15 lwf MH 2026-07..2026-12',
      '2027-01-15 lwf KA 2026-01..2026-12',
      '2026-12-31 lwf HR 2026-01..2026-12',
      '2027-02-28 annualReturn 2026-01..2026-12',
    ]),
  )
})

test('professional tax by the month, the quarter, the half-year or the year, as the state asks', () => {
  const states = ['AS', 'BR', 'JH', 'KL', 'MN', 'MZ', 'PB', 'PY', 'SK', 'TN']
  const none = { ...{ pf: false, esi: false, tds: false, bonus: false }, lwfStates: [] }
  const year = due('2026-04', '2027-03', { ...none, ptStates: states }).filter((item) => / pt (?!AS|PB)/.test(item))
  expect(year).toEqual(
    [
      '2026-07-31 pt SK 2026-04..2026-06',
      '2026-06-30 pt PY 2026-01..2026-06',
      '2026-08-31 pt KL 2026-03..2026-08',
      '2026-09-30 pt TN 2026-04..2026-09',
      '2026-10-31 pt JH 2025-10..2026-09',
      '2026-10-31 pt SK 2026-07..2026-09',
      '2026-11-15 pt BR 2025-10..2026-09',
      '2026-12-31 pt PY 2026-07..2026-12',
      '2027-01-31 pt SK 2026-10..2026-12',
      '2027-02-28 pt KL 2026-09..2027-02',
      '2027-03-30 pt MN 2026-04..2027-03',
      '2027-03-31 pt TN 2026-10..2027-03',
      '2027-04-30 pt SK 2027-01..2027-03',
      '2027-06-30 pt MZ 2026-04..2027-03',
    ].toSorted(),
  )
})

test('every month of a year lies in one period of each state, and no period is due before it ends', () => {
  for (const laws of [ptDueDays, lwfDueDays])
    for (const periods of Object.values(lawValue<DueByState>(indianBook, laws, '2026-11-01')))
      for (const month of months('2026-01', '2026-12')) {
        const { from, to, dueOn } = periodOf(periods, month)!
        expect(from <= month && month <= to).toBe(true)
        expect(periodEnding(periods, to)).toEqual({ from, to, dueOn })
        expect(dueOn.slice(0, 7) >= to && isDay(dueOn)).toBe(true)
        expect(months(from, to).map((one) => periodOf(periods, one)?.to)).toEqual(months(from, to).map(() => to))
      }
})

test('professional tax has due days in every state that has a schedule, but for two', () => {
  const states = new Set(professionalTaxLaws.map(({ id }) => id.split('.')[2]!).filter((state) => state !== 'limit'))
  const known = Object.keys(lawValue(indianBook, ptDueDays, '2026-11-01'))
  expect([...states].filter((state) => !known.includes(state)).toSorted()).toEqual(['NL', 'TR'])
  expect(known.filter((state) => !states.has(state))).toEqual([])
})

test('nothing for a scheme that the company is not registered for', () => {
  const none = { ...{ pf: false, esi: false, tds: false, bonus: false }, ptStates: [], lwfStates: [] }
  expect(due('2026-10', '2026-11', none)).toEqual([])
})
