import { describe, expect, test } from 'vitest'
import { indianBook } from '../../../statute-book/india.ts'
import { english } from '../../../testing/english.ts'
import { plus } from '../../arrears/arrears.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import { arrearTable, ecrFileName, laterReturns, type LaterPfRow, type PfBefore } from './pf-later-returns.ts'
import { tableCsv, worded } from '../table.ts'

const fund = (wages: number): PfFacts => ({
  earnedPaise: wages,
  epfWagesPaise: wages,
  epsWagesPaise: wages,
  edliWagesPaise: wages,
  employeePaise: Math.round(wages * 0.12),
  vpfPaise: 0,
  epsPaise: Math.round(wages * 0.08),
  employerEpfPaise: Math.round(wages * 0.04),
  edliPaise: Math.round(wages * 0.005),
  adminPaise: Math.round(wages * 0.005),
  ncpDays: 0,
})
const filed = (pf: PfFacts, current = pf): PfBefore => ({
  filed: pf,
  current,
  currentGrossPaise: current.earnedPaise,
})
const row = (code: string, more: Partial<LaterPfRow>): LaterPfRow => ({
  ...{ code, name: `Member ${'ABCDEF'[Number(code.slice(1))] ?? ''}`, uan: `10042760728${code.slice(1)}` },
  ...{ month: '2026-05', grossPaise: 1_000_000, pf: fund(1_000_000), before: null },
  ...more,
})

/** The fields of a line, as named in the portal's help. */
const fields = ['uan', 'name', 'gross', 'epf', 'eps', 'edli', 'ee', 'epsShare', 'difference', 'ncp', 'refund'] as const

function read(lines: readonly string[]) {
  return lines.map((line) => {
    const cells = line.split('#~#')
    expect(cells).toHaveLength(fields.length)
    const of = Object.fromEntries(fields.map((field, at) => [field, cells[at]!]))
    expect(of['uan']).toMatch(/^\d{12}$/)
    expect(of['name']).toMatch(/^[A-Za-z. ]{1,85}$/)
    const amounts = fields.slice(2).map((field) => Number(of[field]))
    for (const amount of amounts) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
    expect(Number(of['gross'])).toBeGreaterThanOrEqual(Number(of['epf']))
    return of
  })
}

describe('what is filed for a month after its regular return', () => {
  test('is a supplementary return for members who are in no return of the month, and for no one else', () => {
    const made = laterReturns(indianBook, [
      row('E1', {}),
      row('E2', { pf: fund(200_000), before: filed(fund(1_000_000)) }),
    ])
    expect(made.map(({ kind, rows }) => [kind, rows.map(({ code }) => code)])).toEqual([
      ['arrear', ['E2']],
      ['supplementary', ['E1']],
    ])
    expect(read(made[1]!.made.lines)).toMatchObject([
      { uan: '100427607281', epf: '10000', ee: '1200', epsShare: '800' },
    ])
  })

  test('is the whole month again if it came to less', () => {
    const less = plus(fund(0), fund(300_000), -1)
    const [made, ...others] = laterReturns(indianBook, [
      row('E1', { pf: less, grossPaise: -300_000, before: filed(fund(1_000_000)) }),
    ])
    expect(others).toEqual([])
    expect(made).toMatchObject({ kind: 'revised', month: '2026-05' })
    expect(read(made!.made.lines)).toMatchObject([{ gross: '7000', epf: '7000', ee: '840', epsShare: '560' }])
    expect(made!.made.fileChallan).toMatchObject({ account1Paise: -48_000, account10Paise: -24_000 })
  })

  test('is the whole month again if it was reversed and paid again; only the excess over the filed amounts is asked for', () => {
    const before = { filed: fund(1_000_000), current: fund(0), currentGrossPaise: 0 }
    const [made] = laterReturns(indianBook, [row('E1', { pf: fund(1_200_000), grossPaise: 1_200_000, before })])
    expect(made?.kind).toBe('revised')
    expect(read(made!.made.lines)).toMatchObject([{ gross: '12000', epf: '12000', ee: '1440' }])
    expect(made!.made.challan.account1Paise).toBe(192_000)
    expect(made!.made.fileChallan.account1Paise).toBe(32_000)
  })

  test('is nothing for a filed member without changes', () => {
    expect(laterReturns(indianBook, [row('E1', { pf: fund(0), before: filed(fund(1_000_000)) })])).toEqual([])
  })

  test('does not owe the minimum charge again, and is made for each month', () => {
    const made = laterReturns(indianBook, [row('E1', {}), row('E2', { month: '2026-04' })])
    expect(made.map(({ month }) => month)).toEqual(['2026-04', '2026-05'])
    for (const one of made) expect(one.made.challan.account2Paise).toBe(5_000)
  })

  test('excludes members without a UAN, from a revised return only if the month still does not fit', () => {
    const less = plus(fund(0), fund(1_300_000), -1)
    const made = laterReturns(indianBook, [
      row('E1', { uan: null }),
      row('E2', { pf: less, before: filed(fund(1_000_000)) }),
    ])
    expect(made.map((one) => [one.kind, one.made.lines.length, one.made.excluded.length])).toEqual([
      ['revised', 0, 1],
      ['supplementary', 0, 1],
    ])
  })
})

test('the amounts of an arrear return are those of its members, without those who have no UAN', () => {
  const before = filed(fund(1_000_000))
  const [arrear] = laterReturns(indianBook, [
    row('E1', { pf: fund(200_000), before }),
    row('E2', { uan: null, pf: fund(200_000), before }),
  ])
  const [, ...lines] = [...tableCsv(worded(arrearTable(arrear!), english))].map((line) =>
    line.trim().replaceAll('"', '').split(','),
  )
  expect(lines).toEqual([
    ['100427607281', 'Member B', '2026-05', '2000.00', '2000.00', '2000.00', '240.00', '160.00', '80.00'],
  ])
})

test('the portal accepts file names of letters and digits only', () => {
  const names = [
    ecrFileName('2026-10', 'regular'),
    ecrFileName('2026-10', 'supplementary'),
    ecrFileName('2026-10', 'supplementary', '2026-11'),
    ecrFileName('2026-10', 'revised', '2026-11'),
  ]
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]+\.txt$/)
  expect(new Set(names).size).toBe(names.length)
})
