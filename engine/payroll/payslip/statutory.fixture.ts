import { indianBook } from '../../statute-book/india.ts'
import { lastDay, type Month } from '../../day.ts'
import { rules, type PayslipInput, type SalaryLine } from './payslip-input.ts'
import { noDeclarations, type StatutoryInput } from './statutory-input.ts'
import { plainPay, type Treatment } from './treatment.ts'
import { yearSoFar, type EarlierMonth } from './year-so-far.ts'

const treatments: Record<string, Treatment> = {
  BASIC: { ...plainPay, bonusWage: true, taxHead: 'basic' },
  DA: { ...plainPay, bonusWage: true, taxHead: 'da' },
  HRA: { ...plainPay, wageClass: 'excluded', tax: 'exemptOldRegimeOnly', taxHead: 'hra' },
  CONVEYANCE: { ...plainPay, wageClass: 'excluded' },
  BONUS: { ...plainPay, wageClass: 'outside', esiWage: false, taxHead: 'bonus' },
}

/** How a test's line is treated; a code without a treatment here is plain pay. */
export function treatmentFor(code: string): Treatment {
  return treatments[code] ?? plainPay
}

/** A salary line of whole rupees a month. */
export function salaryLine(code: string, rupees: number): SalaryLine {
  return { code, name: code, kind: 'earning', monthlyPaise: rupees * 100, prorate: true, treatment: treatmentFor(code) }
}

export interface Worker {
  month: Month
  /** Monthly rupees by code. */
  salary: Record<string, number>
  state?: string
  earlier?: readonly EarlierMonth[]
  statutory?: Partial<StatutoryInput>
  input?: Partial<PayslipInput>
}

/** An input for someone to whom all Indian laws apply. */
export function indianInput({ month, salary, state = 'KA', earlier = [], statutory, input }: Worker): PayslipInput {
  return {
    rules,
    law: indianBook.hash,
    month,
    payDate: lastDay(month),
    employment: { joinedOn: '2020-01-01', leftOn: null },
    salary: [
      { from: '2020-01-01', to: null, lines: Object.entries(salary).map(([code, rupees]) => salaryLine(code, rupees)) },
    ],
    basis: 'calendar',
    nonWorkingDays: [],
    lossOfPay: [],
    arrears: [],
    oneOffs: [],
    deductions: [],
    statutory: {
      pf: {
        wageBasis: 'codeWages',
        testsFullMonth: false,
        countsEmployerShare: false,
        settings: { sept2026Method: 'split', epfRate: null, epsRate: null, pensionAge: null },
        birthDate: '1990-06-15',
        pensionEnds: 'birthdayMonth',
        epsMemberFrom: '2020-01-01',
        onFullWages: 'nobody',
        vpf: 0,
      },
      esi: { settings: { employerPaysForDisabled: true }, personWithDisability: false, coveredEarlier: false },
      pt: { gender: 'female', exempt: null, settings: { periodic: 'atOnce' }, countsOneOffs: true },
      lwf: { exempt: null, supervisory: false },
      tax: {
        regime: 'new',
        birthDate: '1990-06-15',
        resident: true,
        hasPan: true,
        bonusMode: 'spread',
        noPanDespiteRebate: false,
        perquisites: [],
        declarations: noDeclarations,
      },
      workplaces: [{ from: '2020-01-01', state, localBody: null }],
      capDeductions: true,
      wages: { halfOf: 'counted', bonusCounts: true },
      soFar: yearSoFar(indianBook, month, { state, localBody: null }, earlier),
      ...statutory,
    },
    rounding: { line: 'nearestPaisa', net: 'nearestRupee' },
    ...input,
  }
}
