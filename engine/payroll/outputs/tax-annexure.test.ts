import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { sum } from '../../money.ts'
import { english, inEnglish } from '../../testing/english.ts'
import type { Form16Input } from '../rules/in/forms/form-16-figures.ts'
import { form16PartB } from '../rules/in/forms/form-16.ts'
import { nothingDeclared } from '../rules/in/salary-tax/input.ts'
import { inputWithLaw, slipOf, statutory } from './paid-row.fixture.ts'
import { annexureTwoColumns, annexureTwoRow } from './tax-annexure-two.ts'
import { annexureOne, partsOfDeduction, withoutPan, type TaxedPayment } from './tax-annexure.ts'

describe('the TDS statement', () => {
  const { tax, taxYear } = slipOf(
    inputWithLaw({ month: '2026-06', salary: [['2020-01-01', null, { BASIC: 300_000 }]] }),
  ).facts
  const payment = (more: Partial<TaxedPayment> = {}): TaxedPayment => ({
    month: '2026-06',
    payDate: '2026-06-30',
    code: 'E1',
    name: 'Priya Nair',
    pan: 'ABCPN1234K',
    tax,
    year: taxYear,
    deposits: [],
    ...more,
  })

  test("has a row for each deduction, under its day's code", () => {
    const [now] = annexureOne(indianBook, [payment()], '2026-06-30').rows
    const cess = Math.round(tax.tdsPaise / 26)
    expect(now?.slice(0, 8)).toEqual([
      1,
      'E1',
      'ABCPN1234K',
      'Priya Nair',
      '1002',
      '2026-06-30',
      '2026-06-30',
      30_000_000,
    ])
    // A cess of 4 % is a 26th of the total; this income has no surcharge.
    expect(now?.slice(8)).toEqual([tax.tdsPaise, null, null, null, '', null])
    const [before] = annexureOne(indianBook, [payment({ payDate: '2026-03-31' })], '2026-03-31').rows
    expect(before?.[4]).toBe('92B')
    expect(before?.slice(8)).toEqual([tax.tdsPaise - cess, 0, cess, tax.tdsPaise, null, null, null, '', null])
    expect([...annexureOne(indianBook, [payment({ tax: { ...tax, tdsPaise: 0 } })], '2026-06-30').rows]).toEqual([])
  })

  test('has no surcharge and cess columns in Form 138, and the challan columns in both', () => {
    const names = (day: string) => annexureOne(indianBook, [], day).columns.map(({ name }) => english(name))
    expect(names('2026-03-31')).toEqual(expect.arrayContaining(['Tax', 'Surcharge', 'Health and education cess']))
    expect(names('2026-04-01').filter((name) => /^Tax$|surcharge|cess/i.test(name))).toEqual([])
    const deposits = [
      { amountPaise: 300, paidOn: '2026-07-07', serial: '01234' },
      { amountPaise: 200, paidOn: '2026-07-09', serial: '00007' },
    ]
    const [row] = annexureOne(indianBook, [payment({ deposits })], '2026-06-30').rows
    expect(row?.slice(9, 12)).toEqual([500, '2026-07-07, 2026-07-09', '01234, 00007'])
  })

  test('names people without a PAN as the portal wants it', () => {
    const [row] = annexureOne(indianBook, [payment({ pan: null })], '2026-06-30').rows
    expect([row?.[2], row?.[12]]).toEqual(['PANNOTAVBL', 'C'])
    expect(withoutPan([payment({ pan: null }), payment({ pan: null, month: '2026-05' })])).toHaveLength(1)
  })

  test("splits a deduction in proportion to its year's tax, to the paisa", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (tdsPaise, taxPaise, surchargePaise, cessPaise) => {
        const parts = partsOfDeduction(tdsPaise, { taxPaise, surchargePaise, cessPaise })
        expect(sum(parts.map((part) => part ?? 0))).toBe(tdsPaise)
      }),
    )
    expect(partsOfDeduction(1_144_00, { taxPaise: 1_144_00, surchargePaise: 100_00, cessPaise: 44_00 })).toEqual([
      1_000_00, 100_00, 44_00,
    ])
    expect(partsOfDeduction(100, { taxPaise: 100, surchargePaise: 0, cessPaise: 0 })).toEqual([100, 0, 0])
    expect(partsOfDeduction(100, null)).toEqual([null, null, null])
  })

  test('knows surcharge and cess of a year; the higher rate without a PAN has neither', () => {
    const year = (basic: number, hasPan: boolean) =>
      slipOf(
        inputWithLaw(
          { month: '2026-04', salary: [['2020-01-01', null, { BASIC: basic }]] },
          { tax: { ...statutory.tax!, hasPan } },
        ),
      ).facts.taxYear!
    expect(year(600_000, true).surchargePaise).toBeGreaterThan(0)
    expect(year(150_000, false)).toMatchObject({ surchargePaise: 0, cessPaise: 0 })
    expect(year(150_000, true).cessPaise).toBeGreaterThan(0)
  })

  test('has the rows of the certificate for the year, with declared and deductible amounts', () => {
    const input: Form16Input = {
      ...nothingDeclared,
      ...{ financialYear: '2025-26', regime: 'old', age: 40, resident: true, salaryPaise: 1_200_000_00 },
      ...{ deductions: { '80C': 200_000_00 }, reliefPaise: 0, otherTdsPaise: 0, otherTcsPaise: 0 },
    }
    const { rows } = form16PartB(indianBook, input)
    const of = {
      code: 'E1',
      name: 'Priya Nair',
      pan: null,
      from: '2025-04-01',
      to: '2026-03-31',
      rows,
      regime: 'old' as const,
    }
    const names = annexureTwoColumns(rows).map(({ name }) => english(name))
    const cells = annexureTwoRow({ ...of, taxPaise: 500, tdsPaise: 300, earlierTdsPaise: 100 })
    expect(cells).toHaveLength(names.length)
    const cell = (name: string) => cells[names.findIndex((one) => one.startsWith(name))]
    expect(inEnglish(cells.slice(0, 6))).toEqual(['E1', 'PANNOTAVBL', 'Priya Nair', '2025-04-01', '2026-03-31', 'old'])
    expect(cell('1(d) ')).toBe(1_200_000_00)
    expect(names.filter((name) => name.startsWith('10(a) '))).toEqual([
      '10(a) Deduction under section 80C, declared',
      '10(a) Deduction under section 80C, deductible',
    ])
    const at = names.findIndex((name) => name.startsWith('10(a) '))
    expect(cells.slice(at, at + 2)).toEqual([200_000_00, 150_000_00])
    expect(cell('Shortfall')).toBe(100)
  })
})
