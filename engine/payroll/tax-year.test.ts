import { expect, test } from 'vitest'
import { indianBook } from '../law/india.ts'
import { noTaxFacts } from './tax-facts.ts'
import { noDeclarations } from './statutory-input.ts'
import { indianInput } from './statutory.fixture.ts'
import { taxOfYear } from './tax-year.ts'

const terms = indianInput({ month: '2026-10', salary: { BASIC: 50_000 } }).statutory!.tax!
const yearOf = (paid: Partial<ReturnType<typeof noTaxFacts>>, monthly: typeof paid = {}) => ({
  financialYear: '2026-27',
  soFar: { tax: { ...noTaxFacts(), ...paid }, housing: [] },
  thisMonth: null,
  ahead: { months: ['2027-02', '2027-03'], pay: { ...noTaxFacts(), ...monthly }, pfPaise: 0, ptPaise: 0 },
})

test('leave travel is exempt up to what was spent, and up to what is received for it in the year', () => {
  const exempt = (ltaPaise: number, year: ReturnType<typeof yearOf>) =>
    taxOfYear(indianBook, year, { ...terms, declarations: { ...noDeclarations, ltaPaise } }).exemptions.ltaPaise
  expect(exempt(40_000_00, yearOf({}))).toBe(0)
  expect(exempt(40_000_00, yearOf({ ltaPaise: 25_000_00 }))).toBe(25_000_00)
  expect(exempt(40_000_00, yearOf({ ltaPaise: 25_000_00 }, { ltaPaise: 5_000_00 }))).toBe(35_000_00)
  expect(exempt(20_000_00, yearOf({ ltaPaise: 25_000_00 }))).toBe(20_000_00)
})

test('treatment of an older patient is counted as such', () => {
  const declarations = { ...noDeclarations, deductions: { '80DDB': 90_000_00 }, patientIsSenior: true }
  expect(taxOfYear(indianBook, yearOf({}), { ...terms, declarations }).patientIsSenior).toBe(true)
})

test('a family has a senior citizen where its declarer is one, also when that was not said', () => {
  const selfFamily = { premiumPaise: 4_500_000, preventivePaise: 0, medicalPaise: 0, senior: false }
  const seniorAt = (birthDate: string, resident = true) => {
    const declarations = { ...noDeclarations, health: { selfFamily, parents: null } }
    return taxOfYear(indianBook, yearOf({}), { ...terms, birthDate, resident, declarations }).health?.selfFamily?.senior
  }
  expect(seniorAt('1967-04-01')).toBe(true)
  expect(seniorAt('1967-04-02')).toBe(false)
  expect(seniorAt('1950-01-01', false)).toBe(false)
})

test('what a former employer took counts beside what is taken here', () => {
  const previousEmployer = { ...noDeclarations.previousEmployer, professionalTaxPaise: 400_00 }
  const declarations = { ...noDeclarations, previousEmployer }
  const year = taxOfYear(indianBook, yearOf({ ptPaise: 1_000_00 }), { ...terms, declarations })
  expect(year.professionalTaxPaise).toBe(1_400_00)
})

test('dearness allowance is salary of the pension system, and a gratuity of this month is exempt once', () => {
  const paid = yearOf({ basicPaise: 100_00, daPaise: 50_00 }, { basicPaise: 10_00, daPaise: 5_00 })
  const tax = { ...noTaxFacts(), regime: null, gratuityPaise: 7_00 }
  const year = taxOfYear(indianBook, { ...paid, thisMonth: { month: '2027-01', tax } }, terms)
  expect([year.pensionSalaryPaise, year.exemptions.gratuityPaise]).toEqual([180_00, 7_00])
})
