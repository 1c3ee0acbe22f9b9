import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { indianBook } from '@muster/engine/statute-book/india.ts'
import { addMonths, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import type { Form16Figure } from '@muster/engine/payroll/rules/in/forms/form-16-figures.ts'
import { noDeclarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { sumOfTax } from '@muster/engine/payroll/payslip/year-so-far.ts'
import { partB, type PartB, type YearOfPerson } from '../part-b.ts'
import type { PaidMonth } from '../year.queries.ts'
import { employersOf } from './share-of-year.ts'

const months = monthsOfFinancialYear('2025-26')
const monthly = {
  ...{ salaryPaise: 200_000_00, basicPaise: 100_000_00, hraPaise: 50_000_00, ltaPaise: 5_000_00 },
  ...{
    ptPaise: 200_00,
    pfPaise: 1_800_00,
    employerPfPaise: 12_000_00,
    employerNpsPaise: 10_000_00,
    tdsPaise: 21_000_00,
  },
}

function paid(month: string, entity: Id | null, tax: Partial<PaidMonth['tax']> = {}): PaidMonth {
  return { month, workedIn: month, entity, pt: null, tax: { ...sumOfTax([]), ...monthly, regime: 'old', ...tax } }
}

const declarations = {
  ...noDeclarations,
  rents: [{ from: '2025-04', to: '2026-03', monthlyRentPaise: 40_000_00, city: 'mumbai' }],
  ...{ ltaPaise: 40_000_00, otherExemptionsPaise: 12_000_00, deductions: { '80C': 60_000_00 } },
  previousEmployer: { incomePaise: 90_000_00, tdsPaise: 3_000_00, professionalTaxPaise: 200_00, pfPaise: 1_800_00 },
}

function yearOf(documents: PaidMonth[], regime: 'old' | 'new' = 'old', leftOn: string | null = null): YearOfPerson {
  return {
    ...{
      employee: 'priya',
      months: documents,
      birthDate: '1990-01-01',
      resident: true,
      collectedPaise: 0,
      entity: null,
    },
    person: { name: 'Priya Nair', code: 'ACM-0001', designation: 'Designer', joinedOn: '2020-04-10', leftOn },
    tax: { regime, isChosen: true, declarations },
  }
}

const certificates = (year: YearOfPerson): PartB[] =>
  employersOf(year.months).map((entity) => partB(indianBook, '2025-26', { ...year, entity }))

const amount = (part: PartB, figure: Form16Figure) => part.rows.find((row) => row.figure === figure)?.amountPaise ?? 0

const asOne = (year: YearOfPerson): PartB =>
  partB(indianBook, '2025-26', { ...year, months: year.months.map((one) => ({ ...one, entity: null })) })

/** The employer of each month, April to March: `A` and `B` are legal entities, `o` the organisation, `-` no pay. */
const yearBy = (employers: string) =>
  months.flatMap((month, at) => {
    const of = employers[at]!
    return of === '-' ? [] : [paid(month, of === 'o' ? null : of)]
  })

describe('a year with several employers of one organisation', () => {
  test('each certifies what it paid and withheld; the later one counts what the earlier one paid and withheld', () => {
    const [first, second] = certificates(yearOf(yearBy('AAAAAABBBBBB')))
    expect(first).toMatchObject({ entity: 'A', from: '2025-04-01', to: '2025-09-30', tdsPaise: 6 * 21_000_00 })
    expect(second).toMatchObject({ entity: 'B', from: '2025-10-01', to: '2026-03-31', tdsPaise: 6 * 21_000_00 })
    // As declared from before joining; then also of the earlier employer.
    expect([first!.earlierTdsPaise, second!.earlierTdsPaise]).toEqual([3_000_00, 3_000_00 + 6 * 21_000_00])
    expect(amount(first!, 'otherEmployers')).toBe(90_000_00)
    expect(amount(second!, 'otherEmployers')).toBe(90_000_00 + amount(first!, 'currentEmployer'))
    // The rent less a tenth of basic: ₹30,000 of the month's ₹50,000.
    expect([first!, second!].map((part) => amount(part, 'exemptHra'))).toEqual([180_000_00, 180_000_00])
    // Travel as it was received; an allowance declared for the year is exempt once.
    expect([first!, second!].map((part) => amount(part, 'exemptTravel'))).toEqual([30_000_00, 10_000_00])
    expect([first!, second!].map((part) => amount(part, 'exemptAllowances'))).toEqual([12_000_00, 0])
    // The year's tax is on both, with one standard deduction, all professional tax and all PF.
    expect(amount(second!, 'standardDeduction')).toBe(50_000_00)
    expect(amount(second!, 'professionalTax')).toBe(13 * 200_00)
    expect(amount(second!, '80C')).toBe(60_000_00 + 13 * 1_800_00)
    const both = asOne(yearOf(yearBy('AAAAAABBBBBB')))
    expect([second!.taxPaise, amount(second!, 'totalIncome')]).toEqual([both.taxPaise, amount(both, 'totalIncome')])
  })

  test.each([
    ['back and forth', 'AAABBBAAABBB', ['A', 'B']],
    ['from the organisation and back to it', 'oooAAAAAAooo', [null, 'A']],
    ['through three', 'AAAABBBBoooo', ['A', 'B', null]],
    ['in May, after one month', 'ABBBBBBBBBBB', ['A', 'B']],
    ['in March', 'AAAAAAAAAAAB', ['A', 'B']],
    ['then leaving', 'AAAABBB-----', ['A', 'B']],
    ['without a move', 'AAAAAAAAAAAA', ['A']],
  ])('moves %s', (_, employers, by) => {
    const year = yearOf(yearBy(employers))
    expect(certificates(year).map(({ entity }) => entity ?? null)).toEqual(by)
    addsUp(year)
  })

  test('who comes back has one certificate of it, from the first to the last month there', () => {
    const [a, b] = certificates(yearOf(yearBy('AAABBBBBBAAA')))
    expect([a!.from, a!.to, b!.from, b!.to]).toEqual(['2025-04-01', '2026-03-31', '2025-07-01', '2025-12-31'])
    // The one in between knows the pay of before only, the other the whole year.
    expect(amount(b!, 'grossTotalIncome')).toBeLessThan(amount(a!, 'grossTotalIncome'))
    expect(b!.earlierTdsPaise).toBe(3_000_00 + 3 * 21_000_00)
  })

  test('a leaver is with the last employer up to the last day', () => {
    const [a, b] = certificates(yearOf(yearBy('AAAABBB-----'), 'new', '2025-10-17'))
    expect([a!.to, b!.from, b!.to]).toEqual(['2025-07-31', '2025-08-01', '2025-10-17'])
  })

  test('pay in the month after the work is certified by who paid it, for the days at work there', () => {
    const documents = yearBy('AAAAAAABBBBB').map((one) => ({ ...one, workedIn: addMonths(one.month, -1) }))
    const [a, b] = certificates(yearOf(documents))
    expect([a!.from, a!.to, b!.from, b!.to]).toEqual(['2025-04-01', '2025-09-30', '2025-10-01', '2026-03-31'])
    // Moved on 1 April: March was paid in April by the employer of before.
    const [march] = certificates(yearOf([{ ...paid('2025-04', 'A'), workedIn: '2025-03' }, paid('2025-05', 'B')]))
    expect([march!.from, march!.to]).toEqual(['2025-04-01', '2025-04-30'])
  })

  test('what the limit of the funds taxes belongs to the employer whose contributions passed it', () => {
    const funds = { employerPfPaise: 12_000_00, employerNpsPaise: 90_000_00 }
    const documents = months.map((month, at) => paid(month, at < 6 ? 'A' : 'B', funds))
    const parts = certificates(yearOf(documents, 'new'))
    expect(parts.map((part) => amount(part, 'perquisites'))).toEqual([0, 12 * 102_000_00 - 750_000_00])
    addsUp(yearOf(documents, 'new'))
  })

  test('over all moves, pay and reversals, the certificates add up to the year, and the last has its tax', () => {
    const document = fc.record({
      employer: fc.constantFrom('A', 'B', null),
      regime: fc.constantFrom('old' as const, 'new' as const),
      rupees: fc.integer({ min: 0, max: 900_000 }),
      isReversed: fc.boolean(),
      oneOff: fc.record({ gratuityPaise: fc.nat(10_000_00), perquisitesPaise: fc.nat(10_000_00) }),
    })
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 12, maxLength: 12 }),
        fc.constantFrom('old' as const, 'new' as const),
        (documents, regime) => {
          const year = documents.flatMap(({ employer, rupees, isReversed, oneOff }, at): PaidMonth[] => {
            const part = (share: number) => Math.floor((rupees * 100) / share)
            const tax = {
              ...{
                salaryPaise: part(1),
                basicPaise: part(2),
                hraPaise: part(4),
                ltaPaise: part(20),
                tdsPaise: part(8),
              },
              ...{ pfPaise: part(16), employerPfPaise: part(7), employerNpsPaise: part(14), ...oneOff },
            }
            const back = Object.fromEntries(Object.entries(tax).map(([key, value]) => [key, 0 - value]))
            const one = paid(months[at]!, employer, tax)
            return isReversed ? [one, paid(months[at]!, employer, { ...back, ptPaise: -200_00 })] : [one]
          })
          addsUp(yearOf(year, regime))
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** Salary, exemptions and tax deducted of all certificates are those of the year, and the last employer's tax is the year's. */
function addsUp(year: YearOfPerson): void {
  const parts = certificates(year)
  const whole = asOne(year)
  const figures = [
    ...(['salary', 'perquisites', 'profitsInLieu', 'exemptions', 'exemptHra', 'exemptTravel'] as const),
    ...(['exemptAllowances', 'exemptGratuity', 'currentEmployer'] as const),
  ]
  for (const figure of figures)
    expect([figure, sum(parts.map((part) => amount(part, figure)))]).toEqual([figure, amount(whole, figure)])
  expect(sum(parts.map(({ tdsPaise }) => tdsPaise))).toBe(whole.tdsPaise)
  const ofQuarters = parts.flatMap(({ quarters }) => quarters.map(({ tdsPaise }) => tdsPaise))
  expect(sum(ofQuarters)).toBe(whole.tdsPaise)
  const last = parts.find(({ entity }) => (entity ?? null) === year.months.at(-1)!.entity)!
  for (const figure of ['incomeFromSalary', 'grossTotalIncome', 'deductions', 'totalIncome', 'netTax'] as const)
    expect([figure, amount(last, figure)]).toEqual([figure, amount(whole, figure)])
  expect(last.tdsPaise + last.earlierTdsPaise).toBe(whole.tdsPaise + whole.earlierTdsPaise)
}
