import { english, inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, days, lastDay, firstDay } from '../../../../day.ts'
import { indianBook, indianLaws } from '../../../../statute-book/india.ts'
import { lawBook, LawError } from '../../../../law/law.ts'
import { pfChallan } from './return.ts'
import { providentFundSettings, type ProvidentFundInput } from './input.ts'
import { providentFund } from './provident-fund.ts'

const asha: ProvidentFundInput = {
  month: '2026-10',
  wagesPaise: 40_000_00,
  epsMemberFrom: '2015-04-01',
  ageYears: 34,
  onFullWages: false,
  vpf: 0,
  employed: null,
}

const months = fc.constantFrom('2018-06', '2024-02', '2026-08', '2026-09', '2026-10', '2027-02')
const wages = fc.integer({ min: 0, max: 30_000_000 })
const input = fc.record({
  month: months,
  wagesPaise: wages,
  epsMemberFrom: fc.constantFrom(null, '2015-04-01', '2026-09-17', '2026-09-21'),
  ageYears: fc.constantFrom(null, 34, 57, 58, 60),
  onFullWages: fc.boolean(),
  vpf: fc.constantFrom(0, 1_234_50, { numerator: 1, denominator: 8 }),
})
const whole = (of: Omit<ProvidentFundInput, 'employed'>) => ({ ...of, employed: null })
const contributions = (of: ProvidentFundInput) => {
  const { trace: _, ...amounts } = providentFund(indianBook, of)
  return amounts
}

test('Asha sees how her provident fund of October was calculated, with the law behind each figure', () => {
  const { trace } = providentFund(indianBook, asha)
  expect(trace.map(({ words, amountPaise }) => [english(words), amountPaise])).toEqual([
    ['Wages of ₹40,000 limited to the ceiling of ₹25,000', 25_000_00],
    ['Employee: 12% of ₹25,000', 3_000_00],
    ['Employer, EPS: 8.33% of ₹25,000', 2_083_00],
    ['Employer, EPF: ₹3,000 matching the employee, less EPS', 917_00],
    ['Employer, EDLI: 0.5% of ₹25,000', 125_00],
    ['Employer, EPF admin charges: 0.5% of ₹25,000', 125_00],
  ])
  expect(inEnglish(trace[0]!.law)).toEqual([
    expect.objectContaining({
      id: 'in.pf.ceiling',
      from: '2026-09-17',
      value: '₹25,000',
      source: expect.stringContaining('S.O. 5109(E)'),
    }),
  ])
})

test('in September 2026 both parts of the month are shown with their days', () => {
  const { trace } = providentFund(indianBook, { ...asha, month: '2026-09', epsMemberFrom: '2026-09-17' })
  expect(trace.slice(0, 4).map(({ words, amountPaise }) => [english(words), amountPaise])).toEqual([
    ['1 Sep 2026 to 16 Sep 2026: ₹15,000 for 16 of 30 days', 15_000_00],
    ['17 Sep 2026 to 30 Sep 2026: ₹25,000 for 14 of 30 days', 25_000_00],
    ['PF wages, weighted by days', 19_667_00],
    ['Pension wages since 17 Sep 2026, by days', 11_667_00],
  ])
})

test('the shares of employee and employer are whole rupees, and the employer contributes as much as the employee', () => {
  fc.assert(
    fc.property(input, (of) => {
      const result = contributions(whole(of))
      expect(result.employerEpsPaise + result.employerEpfPaise).toBe(result.employeeEpfPaise)
      expect(result.employeeSharePaise).toBe(result.employeeEpfPaise + result.vpfPaise)
      const inRupees = [
        result.epfWagesPaise,
        result.epsWagesPaise,
        result.edliWagesPaise,
        result.employeeSharePaise,
        result.employerEpsPaise,
      ]
      expect(inRupees.every((amount) => amount % 100 === 0 && amount >= 0)).toBe(true)
      expect(result.employerEpfPaise).toBeGreaterThanOrEqual(0)
      expect(result.epsWagesPaise).toBeLessThanOrEqual(result.edliWagesPaise)
      expect(result.edliWagesPaise).toBeLessThanOrEqual(result.epfWagesPaise)
    }),
  )
})

test('a higher wage never means a smaller contribution', () => {
  fc.assert(
    fc.property(input, fc.nat(5_000_000), (of, more) => {
      const low = contributions(whole(of))
      const high = contributions({ ...whole(of), wagesPaise: of.wagesPaise + more })
      for (const key of [
        'epfWagesPaise',
        'epsWagesPaise',
        'edliWagesPaise',
        'employeeSharePaise',
        'edliPaise',
      ] as const) {
        expect(high[key]).toBeGreaterThanOrEqual(low[key])
      }
    }),
  )
})

test('how the days of a month are cut into stretches changes nothing', () => {
  fc.assert(
    fc.property(input, fc.nat(29), (of, cut) => {
      const first = firstDay(of.month)
      const last = lastDay(of.month)
      const middle = addDays(first, Math.min(cut, Number(last.slice(8)) - 2))
      const oneByOne = days(first, last).map((day) => ({ from: day, to: day }))
      const cutOnce = [
        { from: first, to: middle },
        { from: addDays(middle, 1), to: last },
      ]
      expect(contributions({ ...of, employed: oneByOne })).toEqual(contributions(whole(of)))
      expect(contributions({ ...of, employed: cutOnce })).toEqual(contributions(whole(of)))
    }),
  )
})

test('in a month whose ceiling does not change, the days employed change nothing', () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 1, max: 28 }), (of, length) => {
      fc.pre(of.month !== '2026-09')
      const employed = [{ from: firstDay(of.month), to: `${of.month}-${String(length).padStart(2, '0')}` }]
      expect(contributions({ ...of, employed })).toEqual(contributions(whole(of)))
    }),
  )
})

test('a split month is between the old ceiling and the new', () => {
  fc.assert(
    fc.property(wages, (wagesPaise) => {
      const of = { ...asha, month: '2026-09', wagesPaise }
      const by = (sept2026Method: 'split' | 'whole15' | 'whole25') =>
        providentFund(indianBook, of, { ...providentFundSettings, sept2026Method }).epfWagesPaise
      expect(by('whole15')).toBeLessThanOrEqual(by('split'))
      expect(by('split')).toBeLessThanOrEqual(by('whole25'))
    }),
  )
})

test('the challan is the sum of the members, except for what is rounded once', () => {
  fc.assert(
    fc.property(fc.array(input, { maxLength: 20 }), (list) => {
      const members = list.map((of) => providentFund(indianBook, { ...whole(of), month: '2026-10' }))
      const challan = pfChallan(indianBook, '2026-10', members)
      const total = (of: (member: (typeof members)[number]) => number) =>
        members.reduce((sum, member) => sum + of(member), 0)
      expect(challan.account1Paise).toBe(total((member) => member.employeeSharePaise + member.employerEpfPaise))
      expect(challan.account10Paise).toBe(total((member) => member.employerEpsPaise))
      // Each member's insurance is rounded to the paisa; their exact sum is at most half a rupee of rounding away.
      expect(Math.abs(challan.account21Paise - total((member) => member.edliPaise))).toBeLessThanOrEqual(
        50 + members.length,
      )
      const parts = [
        challan.account1Paise,
        challan.account2Paise,
        challan.account10Paise,
        challan.account21Paise,
        challan.account22Paise,
      ]
      expect(challan.totalPaise).toBe(parts.reduce((sum, part) => sum + part, 0))
    }),
  )
})

test("an organisation's override of the ceiling splits the month where it begins", () => {
  const row = { from: '2026-10-11', value: 30_000_00, source: 'A notification to come', certainty: 'unsure' as const }
  const book = lawBook(indianLaws, [{ law: 'in.pf.ceiling', row }], 'own')
  // Ten days at 25,000 and 21 at 30,000.
  expect(providentFund(book, asha).epfWagesPaise).toBe(28_387_00)
})

test('a month before the tables and wages below zero are refused', () => {
  expect(() => providentFund(indianBook, { ...asha, month: '2018-05' })).toThrow(LawError)
  expect(() => providentFund(indianBook, { ...asha, wagesPaise: -1 })).toThrow(RangeError)
})
