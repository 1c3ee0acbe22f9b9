import { expect, test } from 'vitest'
import { indianBook } from '@muster/engine/statute-book/india.ts'
import { sumOfTax } from '@muster/engine/payroll/payslip/year-so-far.ts'
import { noDeclarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { partB, type YearOfPerson } from './part-b.ts'
import type { PaidMonth } from './year.queries.ts'

const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`)

/** A month of ₹1,50,000 with ₹60,000 of basic pay and ₹30,000 of house rent allowance. */
function paid(month: string, sign: 1 | -1 = 1): PaidMonth {
  const amounts = {
    salaryPaise: 150_000_00,
    basicPaise: 60_000_00,
    hraPaise: 30_000_00,
    ptPaise: 200_00,
    tdsPaise: 9_000_00,
  }
  const signed = Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, sign * amount]))
  return { month, workedIn: month, entity: null, pt: null, tax: { ...sumOfTax([]), ...signed, regime: 'old' } }
}

function year(documents: PaidMonth[], more: Partial<YearOfPerson> = {}): YearOfPerson {
  const rent = { from: '2025-04', to: '2026-03', monthlyRentPaise: 20_000_00, city: 'mumbai' }
  return {
    employee: 'priya',
    person: {
      ...{ name: 'Priya Nair', code: 'ACM-0001', designation: 'Designer', department: null, location: 'Mumbai' },
      ...{ joinedOn: '2025-04-10', leftOn: null },
    } as YearOfPerson['person'],
    months: documents,
    birthDate: '1990-01-01',
    resident: true,
    tax: { regime: 'old', isChosen: true, declarations: { ...noDeclarations, rents: [rent] } },
    collectedPaise: 0,
    entity: null,
    ...more,
  }
}

const amounts = (input: YearOfPerson) =>
  new Map(partB(indianBook, '2025-26', input).rows.map(({ number, amountPaise }) => [number, amountPaise]))

test('a month that was reversed and paid again counts once, as does its house rent', () => {
  const plain = months.map((month) => paid(month))
  const again = [...plain, paid('2025-09', -1), paid('2025-09')]
  expect(partB(indianBook, '2025-26', year(again))).toEqual(partB(indianBook, '2025-26', year(plain)))
  expect(amounts(year(plain)).get('1(a)')).toBe(9 * 150_000_00)
  // Rent less a tenth of basic: ₹14,000 in each of nine months.
  expect(amounts(year(plain)).get('2(e)')).toBe(9 * 14_000_00)
})

test('it spans the months that were paid, from joining to leaving, and has its quarters', () => {
  const person = { ...year([]).person, leftOn: '2025-12-20' }
  const made = partB(
    indianBook,
    '2025-26',
    year(
      months.map((month) => paid(month)),
      { person },
    ),
  )
  expect(made).toMatchObject({ from: '2025-04-10', to: '2025-12-20', form: 'Form 16', tdsPaise: 9 * 9_000_00 })
  expect(made.quarters.map(({ name, tdsPaise }) => [name, tdsPaise])).toEqual([
    ['Q1', 27_000_00],
    ['Q2', 27_000_00],
    ['Q3', 27_000_00],
    ['Q4', 0],
  ])
})

test('tax withheld elsewhere is listed by who withheld it', () => {
  const declarations = { ...noDeclarations, otherTdsPaise: 5_000_00 }
  const tax = { regime: 'new', isChosen: false, declarations } as const
  const made = amounts(
    year(
      months.map((month) => paid(month)),
      { tax, collectedPaise: 2_000_00 },
    ),
  )
  expect([made.get('19'), made.get('20')]).toEqual([3_000_00, 2_000_00])
})

test("the employer's contributions to funds above their limits are in rows 1(a) and 1(b) and in the statement", () => {
  // PF of ₹50,000 a month, of which 12 % of basic is ₹7,200; NPS of ₹70,000.
  const funds = { employerPfPaise: 50_000_00, employerNpsPaise: 70_000_00, superannuationPaise: 10_000_00 }
  const documents = months.map((month) => ({ ...paid(month), tax: { ...paid(month).tax, ...funds } }))
  const aboveSalaryPart = 9 * (50_000_00 - 7_200_00)
  const aboveLimit = 9 * (7_200_00 + 70_000_00 + 10_000_00) - 7_50_000_00
  expect(amounts(year(documents)).get('1(a)')).toBe(9 * 150_000_00 + aboveSalaryPart)
  expect(amounts(year(documents)).get('1(b)')).toBe(aboveLimit)
  const statement = partB(indianBook, '2025-26', year(documents)).perquisites
  expect(statement?.rows.filter(({ taxablePaise }) => taxablePaise !== 0)).toEqual([
    {
      kind: 'funds',
      text: 'Contribution by employer to funds above the limit',
      valuePaise: aboveLimit,
      recoveredPaise: 0,
      taxablePaise: aboveLimit,
    },
  ])
})
