import fc from 'fast-check'
import { lastDay } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { inputOf, type PayslipCase } from '../payslip/payslip.fixture.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { payslip } from '../calculation/payslip.ts'
import { professionalTaxSettings } from '../rules/in/professional-tax/month.ts'
import { providentFundSettings } from '../rules/in/provident-fund/input.ts'
import { stateInsuranceSettings } from '../rules/in/state-insurance/state-insurance.ts'
import { noDeclarations, type StatutoryInput } from '../payslip/statutory-input.ts'
import { yearSoFar } from '../payslip/year-so-far.ts'
import type { PaidPerson } from './paid-row.ts'

/** Someone in Karnataka to whom every law applies. */
export const statutory: StatutoryInput = {
  pf: {
    wageBasis: 'codeWages',
    testsFullMonth: false,
    countsEmployerShare: false,
    pensionEnds: 'birthdayMonth',
    settings: providentFundSettings,
    birthDate: '1990-05-01',
    epsMemberFrom: '2015-01-01',
    onFullWages: 'nobody',
    vpf: 0,
  },
  esi: { settings: stateInsuranceSettings, personWithDisability: false, coveredEarlier: false },
  pt: { gender: 'female', exempt: null, settings: professionalTaxSettings, countsOneOffs: true },
  lwf: { exempt: null, supervisory: false },
  tax: {
    regime: 'new',
    birthDate: '1990-05-01',
    resident: true,
    hasPan: true,
    bonusMode: 'spread',
    noPanDespiteRebate: false,
    perquisites: [],
    declarations: noDeclarations,
  },
  workplaces: [{ from: '2020-01-01', state: 'KA', localBody: null }],
  capDeductions: false,
  soFar: yearSoFar(indianBook, '2026-06', { state: 'KA', localBody: null }, []),
}

/** A month with everything the law requires. */
export function inputWithLaw(of: PayslipCase, terms: Partial<StatutoryInput> = {}): PayslipInput {
  const input = inputOf({ net: 'nearestRupee', ...of })
  return { ...input, law: indianBook.hash, payDate: lastDay(of.month), statutory: { ...statutory, ...terms } }
}

export function slipOf(input: PayslipInput): Payslip {
  const result = payslip(indianBook, input)
  if (result.payslip === null) throw new Error(result.ok ? '' : JSON.stringify(result.errors))
  return result.payslip
}

export function person(code: string, more: Partial<PaidPerson> = {}): PaidPerson {
  const facts = {
    designation: 'Engineer',
    department: 'Platform',
    location: 'Bengaluru',
    joinedOn: '2020-01-01',
    leftOn: null,
  }
  return { code, name: `Person ${code}`, ...facts, ...more }
}

const rupees = fc.integer({ min: 0, max: 150_000 })
const codes = fc.subarray(['BASIC', 'HRA', 'SPECIAL', 'PHONE*'], { minLength: 1 })
const salary = fc
  .record({ codes, amounts: fc.array(rupees, { minLength: 4, maxLength: 4 }) })
  .map((of) => Object.fromEntries(of.codes.map((code, index) => [code, of.amounts[index] ?? 0])))

/** Any payslip with a net that is not below zero: joiners, leavers, raises, lost days, one-offs and loans. */
export function anySlip(month: string): fc.Arbitrary<{ input: PayslipInput; slip: Payslip }> {
  const day = (of: number) => `${month}-${String(of).padStart(2, '0')}`
  return fc
    .record({
      first: salary,
      second: fc.option(fc.record({ day: fc.integer({ min: 2, max: 28 }), salary }), { freq: 3 }),
      joined: fc.option(fc.integer({ min: 2, max: 14 }), { freq: 5 }),
      left: fc.option(fc.integer({ min: 15, max: 27 }), { freq: 5 }),
      basis: fc.constantFrom('calendar' as const, 'fixed30' as const, 'fixed26' as const),
      lost: fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.constantFrom(1, 2)), { maxLength: 8 }),
      oneOffs: fc.array(
        fc.tuple(
          fc.constantFrom('BONUS', 'GIFT'),
          fc.constantFrom('earning' as const, 'reimbursement' as const),
          rupees,
        ),
        {
          maxLength: 2,
        },
      ),
      loan: fc.option(rupees, { freq: 3 }),
      line: fc.constantFrom('nearestPaisa' as const, 'nearestRupee' as const),
      net: fc.constantFrom('none' as const, 'nearestRupee' as const),
      hasLaw: fc.boolean(),
    })
    .map((of) => {
      const input = inputWithLaw(
        {
          month,
          salary:
            of.second === null
              ? [['2020-01-01', null, of.first]]
              : [
                  ['2020-01-01', day(of.second.day - 1), of.first],
                  [day(of.second.day), null, of.second.salary],
                ],
          basis: of.basis,
          off: 'sundays',
          lost: of.lost.map(([at, halfDays]) => [day(at), halfDays]),
          oneOffs: of.oneOffs,
          deductions: of.loan === null ? {} : { LOAN: of.loan },
          line: of.line,
          net: of.net,
          ...(of.joined === null ? {} : { joinedOn: day(of.joined) }),
          ...(of.left === null ? {} : { leftOn: day(of.left) }),
        },
        of.hasLaw ? {} : { pf: null, esi: null, pt: null, lwf: null, tax: null },
      )
      return { input, slip: slipOf(input) }
    })
    .filter(({ slip }) => slip.netPaise >= 0)
}
