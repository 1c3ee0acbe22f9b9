import { english } from '../../testing/english.ts'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import type { EsiFacts, PfFacts } from '../payslip/facts.ts'
import { esiSheet, type EsiRow } from './esi-sheet.ts'
import { pfReturn, type PfRow } from './provident-fund/pf-return.ts'
import { pfRounding } from './provident-fund/pf-rounding.ts'
import { lwfSummary, ptSummary } from './state-summary.ts'

const pf: PfFacts = {
  earnedPaise: 1_500_000,
  epfWagesPaise: 1_500_000,
  epsWagesPaise: 1_500_000,
  edliWagesPaise: 1_500_000,
  employeePaise: 180_000,
  vpfPaise: 0,
  epsPaise: 125_000,
  employerEpfPaise: 55_000,
  edliPaise: 7_500,
  adminPaise: 7_500,
  ncpDays: 0,
}
const member = (more: Partial<PfRow> = {}): PfRow => ({
  code: 'E1',
  name: 'xy',
  uan: '100427607286',
  grossPaise: 1_500_000,
  pf,
  ...more,
})

describe('the return of the provident fund', () => {
  test('has a line for each member, as the portal reads it', () => {
    const { lines, excluded } = pfReturn(indianBook, '2026-06', [member()])
    expect(lines).toEqual(['100427607286#~#xy#~#15000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0'])
    expect(excluded).toEqual([])
  })

  test('lists a member without wages with zeros and the days without contribution', () => {
    const none = Object.fromEntries(Object.keys(pf).map((key) => [key, 0])) as unknown as PfFacts
    const { lines } = pfReturn(indianBook, '2026-06', [
      member({ grossPaise: 0, pf: { ...none, ncpDays: 31 }, name: 'Anil  K. Rao-2' }),
    ])
    expect(lines).toEqual(['100427607286#~#Anil K. Rao#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#30#~#0'])
  })

  test('excludes members without a UAN; the challan for everyone includes them', () => {
    const made = pfReturn(indianBook, '2026-06', [
      member(),
      member({ code: 'E2', uan: null }),
      member({ code: 'E3', uan: '12' }),
    ])
    expect(made.lines).toHaveLength(1)
    expect(made.excluded.map(({ code, reason }) => [code, english(reason).split(/[:.]/)[0]])).toEqual([
      ['E2', 'No UAN'],
      ['E3', 'The UAN must have 12 digits'],
    ])
    expect([made.challan.account1Paise, made.fileChallan.account1Paise]).toEqual([705_000, 235_000])
    expect(made.challan).toMatchObject({
      account10Paise: 375_000,
      account21Paise: 22_500,
      account2Paise: 50_000,
      account22Paise: 0,
    })
  })

  test('has the minimum charge if the employer says that it applies, once a month', () => {
    const charge = (made: ReturnType<typeof pfReturn>) => made.challan.account2Paise
    expect(charge(pfReturn(indianBook, '2026-06', [member()]))).toBe(50_000)
    expect(charge(pfReturn(indianBook, '2026-06', [member()], { adminMinimum: false }))).toBe(7_500)
    expect(charge(pfReturn(indianBook, '2026-06', []))).toBe(7_500)
  })

  test('rounds what the payslips have to the paisa: the books take the rest as a cost', () => {
    const odd = { ...pf, edliWagesPaise: 1_500_100, edliPaise: 7_501, adminPaise: 7_500 }
    const { challan } = pfReturn(indianBook, '2026-06', [member(), member({ pf: odd })])
    expect(pfRounding(challan, [pf, odd]).map(({ code, kind, amountPaise }) => [code, kind, amountPaise])).toEqual([
      ['PF_ADMIN', 'employer', 35_000],
      ['EDLI', 'employer', -1],
    ])
    const exact = pfReturn(indianBook, '2026-06', [member()], { adminMinimum: false })
    expect(pfRounding(exact.challan, [pf])).toEqual([])
  })
})

const esi: EsiFacts = {
  covered: true,
  contractWagesPaise: 2_000_000,
  wagesPaise: 1_990_050,
  employeePaise: 14_926,
  employerPaise: 64_677,
  days: 30,
}
const insured = (more: Partial<EsiRow> = {}): EsiRow => ({
  code: 'E1',
  name: 'Anil K. Rao',
  ipNumber: '3112345678',
  esi,
  leftOn: null,
  exit: 'left',
  wasCovered: true,
  onLeave: false,
  ...more,
})
const idle: EsiFacts = { ...esi, wagesPaise: 0, days: 0 }

describe('the ESI contribution sheet', () => {
  test('has days and wages in whole numbers, without a reason', () => {
    expect(esiSheet('2026-06', [insured()]).rows).toEqual([['3112345678', 'Anil K Rao', '30', '19901', '', '']])
  })

  test('gives the reason for a month without days', () => {
    const cells = (more: Partial<EsiRow>, month = '2026-06') => esiSheet(month, [insured(more)]).rows[0]?.slice(2)
    expect(cells({ esi: idle })).toEqual(['0', '0', '0', ''])
    expect(cells({ esi: idle, onLeave: true })).toEqual(['0', '0', '1', ''])
    expect(cells({ esi: null, leftOn: '2026-05-20' })).toEqual(['0', '0', '2', '20/05/2026'])
    expect(cells({ esi: null, leftOn: '2026-05-20', exit: 'retired' })).toEqual(['0', '0', '3', '20/05/2026'])
    expect(cells({ esi: null, leftOn: '2026-05-20', exit: 'died' })?.[2]).toBe('5')
    expect(cells({ esi: null, leftOn: '2026-05-20', exit: 'retrenched' })?.[2]).toBe('10')
    expect(cells({ esi: { ...idle, covered: false } }, '2026-10')).toEqual(['0', '0', '4', '30/09/2026'])
  })

  test('has no one who is not covered, nor an end of coverage within a period', () => {
    const out = { ...esi, covered: false }
    expect(esiSheet('2026-06', [insured({ esi: out }), insured({ esi: out, wasCovered: false })]).rows).toEqual([])
  })

  test('excludes people without a number', () => {
    expect(esiSheet('2026-06', [insured({ ipNumber: null })]).excluded).toMatchObject([{ code: 'E1' }])
  })
})

test('professional tax is counted by state and slab', () => {
  const of = (state: string, base: number, tax: number) => ({ state, localBody: null, basePaise: base, taxPaise: tax })
  expect(
    ptSummary([
      of('KA', 3_000_000, 20_000),
      null,
      of('AP', 1_000_000, 0),
      of('KA', 4_000_000, 20_000),
      of('KA', 100, 0),
    ]),
  ).toEqual([
    {
      state: 'AP',
      localBody: null,
      people: 1,
      basePaise: 1_000_000,
      taxPaise: 0,
      slabs: [{ taxPaise: 0, people: 1, basePaise: 1_000_000, totalPaise: 0 }],
    },
    {
      state: 'KA',
      localBody: null,
      people: 3,
      basePaise: 7_000_100,
      taxPaise: 40_000,
      slabs: [
        { taxPaise: 0, people: 1, basePaise: 100, totalPaise: 0 },
        { taxPaise: 20_000, people: 2, basePaise: 7_000_000, totalPaise: 40_000 },
      ],
    },
  ])
})

test('the welfare fund is counted by state, without those who owe nothing', () => {
  const of = (state: string, employeePaise: number, employerPaise: number) => ({ state, employeePaise, employerPaise })
  expect(lwfSummary([of('KA', 5000, 10_000), of('KA', 0, 0), of('DL', 75, 225), null])).toEqual([
    { state: 'DL', people: 1, employeePaise: 75, employerPaise: 225, totalPaise: 300 },
    { state: 'KA', people: 1, employeePaise: 5000, employerPaise: 10_000, totalPaise: 15_000 },
  ])
})
