import { expect, test } from 'vitest'
import { indianBook } from '../../../law/india.ts'
import { complianceItems, type Registered } from './compliance.ts'

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

test('nothing for a scheme that the company is not registered for', () => {
  const none = { ...{ pf: false, esi: false, tds: false, bonus: false }, ptStates: [], lwfStates: [] }
  expect(due('2026-10', '2026-11', none)).toEqual([])
})
