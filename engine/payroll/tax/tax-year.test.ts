import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { noTaxFacts } from '../payslip/tax-facts.ts'
import { noDeclarations } from '../payslip/statutory-input.ts'
import { indianInput } from '../payslip/statutory.fixture.ts'
import { taxOfYear } from './tax-year.ts'

const terms = indianInput({ month: '2026-10', salary: { BASIC: 50_000 } }).statutory!.tax!
const yearOf = (paid: Partial<ReturnType<typeof noTaxFacts>>, monthly: typeof paid = {}) => ({
  financialYear: '2026-27',
  soFar: { tax: { ...noTaxFacts(), ...paid }, housing: [] },
  thisMonth: null,
  ahead: {
    months: ['2027-02', '2027-03'],
    pay: { ...noTaxFacts(), ...monthly },
    pfPaise: 0,
    employerPfPaise: 0,
    ptPaise: 0,
  },
})

test('leave travel is exempt up to what was spent, and up to what is received for it in the year', () => {
  const exempt = (ltaPaise: number, year: ReturnType<typeof yearOf>) =>
    taxOfYear(indianBook, year, { ...terms, declarations: { ...noDeclarations, ltaPaise } }).exemptions.ltaPaise
  expect(exempt(40_000_00, yearOf({}))).toBe(0)
  expect(exempt(40_000_00, yearOf({ ltaPaise: 25_000_00 }))).toBe(25_000_00)
  expect(exempt(40_000_00, yearOf({ ltaPaise: 25_000_00 }, { ltaPaise: 5_000_00 }))).toBe(35_000_00)
  expect(exempt(20_000_00, yearOf({ ltaPaise: 25_000_00 }))).toBe(20_000_00)
})

test('treatment of a senior patient is counted as such', () => {
  const declarations = { ...noDeclarations, deductions: { '80DDB': 90_000_00 }, patientIsSenior: true }
  expect(taxOfYear(indianBook, yearOf({}), { ...terms, declarations }).patientIsSenior).toBe(true)
})

test('a family includes a senior citizen if the employee is one, even if that was not stated', () => {
  const selfFamily = { premiumPaise: 4_500_000, preventivePaise: 0, medicalPaise: 0, senior: false }
  const seniorAt = (birthDate: string, resident = true) => {
    const declarations = { ...noDeclarations, health: { selfFamily, parents: null } }
    return taxOfYear(indianBook, yearOf({}), { ...terms, birthDate, resident, declarations }).health?.selfFamily?.senior
  }
  expect(seniorAt('1967-04-01')).toBe(true)
  expect(seniorAt('1967-04-02')).toBe(false)
  expect(seniorAt('1950-01-01', false)).toBe(false)
})

test('what a previous employer deducted counts as well', () => {
  const previousEmployer = { ...noDeclarations.previousEmployer, professionalTaxPaise: 400_00 }
  const declarations = { ...noDeclarations, previousEmployer }
  const year = taxOfYear(indianBook, yearOf({ ptPaise: 1_000_00 }), { ...terms, declarations })
  expect(year.professionalTaxPaise).toBe(1_400_00)
})

test('dearness allowance is part of pension salary, and a gratuity of this month is exempt once', () => {
  const paid = yearOf({ basicPaise: 100_00, daPaise: 50_00 }, { basicPaise: 10_00, daPaise: 5_00 })
  const tax = { ...noTaxFacts(), regime: null, gratuityPaise: 7_00 }
  const year = taxOfYear(indianBook, { ...paid, thisMonth: { month: '2027-01', tax } }, terms)
  expect([year.pensionSalaryPaise, year.exemptions.gratuityPaise]).toEqual([180_00, 7_00])
})

const pay = (basic: number, da = 0, commission = 0, hra = 20_000_00) => ({
  ...{ basicPaise: basic, daPaise: da, commissionPaise: commission, hraPaise: hra },
})

test('rent is compared with the pay of its months: past, present and to come', () => {
  const rented = (from: string, to: string, housing = pay(50_000_00), regime: 'old' | 'new' = 'old') => {
    const rents = [{ from, to, monthlyRentPaise: 20_000_00, city: 'delhi' }]
    const year = yearOf({}, pay(50_000_00))
    const soFar = { ...year.soFar, housing: [{ from: '2026-04', to: '2026-06', ...housing }] }
    const tax = { ...noTaxFacts(), regime, ...pay(50_000_00) }
    const of = { ...year, soFar, thisMonth: { month: '2027-01', tax } }
    return taxOfYear(indianBook, of, { ...terms, regime, declarations: { ...noDeclarations, rents } }).exemptions
      .hraPaise
  }
  // Monthly: rent of ₹20,000 less a tenth of ₹50,000.
  expect(rented('2026-04', '2027-03')).toBe(6 * 15_000_00)
  expect([rented('2026-04', '2026-04'), rented('2026-05', '2026-05'), rented('2026-06', '2026-08')]).toEqual([
    ...[15_000_00, 15_000_00, 15_000_00],
  ])
  expect([rented('2027-01', '2027-01'), rented('2027-03', '2027-03'), rented('2026-07', '2026-12')]).toEqual([
    ...[15_000_00, 15_000_00, 0],
  ])
  expect(rented('2026-04', '2026-06', pay(50_000_00, 2000_00, 1000_00))).toBe(3 * 14_700_00)
  expect(rented('2026-04', '2026-06', pay(50_000_00, 0, 0, 9000_00))).toBe(3 * 9000_00)
  expect(rented('2026-04', '2027-03', pay(50_000_00), 'new')).toBe(0)
})

test("the employee's PF, here and before, counts under 80C, the employer's pension contribution under 80CCD(2)", () => {
  const previousEmployer = { ...noDeclarations.previousEmployer, pfPaise: 5000_00 }
  const declarations = { ...noDeclarations, previousEmployer, deductions: { '80C': 50_000_00 } }
  const year = yearOf({ pfPaise: 10_000_00, employerNpsPaise: 3000_00 }, { employerNpsPaise: 500_00 })
  const of = { ...year, ahead: { ...year.ahead, pfPaise: 2000_00 } }
  expect(taxOfYear(indianBook, of, { ...terms, declarations }).deductions).toEqual({
    '80C': 67_000_00,
    '80CCD2': 4000_00,
  })
  expect(taxOfYear(indianBook, yearOf({}), terms)).toMatchObject({ deductions: {}, employerIsGovernment: false })
  expect(taxOfYear(indianBook, yearOf({}), terms).deductions).toEqual({})
})

test('one-time pay is not expected again, and someone without a date of birth is not a senior citizen', () => {
  const paid = { profitsInLieuPaise: 900, leaveEncashmentPaise: 700, perquisitesPaise: 100 }
  const year = taxOfYear(indianBook, yearOf(paid, { ...paid, perquisitesPaise: 10 }), { ...terms, birthDate: null })
  expect([year.profitsInLieuPaise, year.exemptions.leaveEncashmentPaise, year.perquisitesPaise]).toEqual([
    900, 700, 120,
  ])
  expect(year.age).toBe(30)
})
