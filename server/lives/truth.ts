import { days, firstDay, lastDay } from '@muster/engine/day.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import { defaultFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { startingSection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { indianBook } from '@muster/engine/statute-book/india.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import type { Treatment } from '@muster/engine/payroll/payslip/treatment.ts'
import { codeOf } from '../features/payroll/pay-run/inputs/pay-inputs.ts'
import {
  rules,
  type OneOff,
  type PayslipInput,
  type ProrationBasis,
  type Salary,
  type SalaryLine,
} from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { yearSoFar } from '@muster/engine/payroll/payslip/year-so-far.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'
import { isRegistered, isWorkingDay, lostHalfDays, voluntaryIn } from './known.ts'
import type { PfWageBasis } from './life.ts'

/**
 * A month's correct pay for a person, calculated by the engine from all that is known at the end of the life. It reads no table: if the
 * product read its inputs wrongly, the same mistake would not be made here.
 *
 * @param holidays decide the number of days in a day's pay. A holiday declared after a payslip was locked restores the lost day, but does
 * not change what a day of that payslip is worth
 * @param basis and `wageBasis`: as configured when the month was locked; without a payslip, PF wages as configured now
 */
export interface HeldFor {
  holidays: ReadonlySet<Day>
  basis: ProrationBasis
  wageBasis: PfWageBasis
}

export function truthOf(
  company: CompanyOfLife,
  person: Somebody,
  month: Month,
  { holidays, basis, wageBasis }: HeldFor,
): Payslip | null {
  const [first, last] = [firstDay(month), lastDay(month)]
  if (person.joinedOn > last || (person.leftOn !== null && person.leftOn < first)) return null
  if (person.salaries.size === 0) return null
  const all = days(first, last)
  const input: PayslipInput = {
    rules,
    law: indianBook.hash,
    month,
    payDate: `${month}-28`,
    employment: { joinedOn: person.joinedOn, leftOn: person.leftOn },
    salary: salariesOf(person, first, last),
    basis,
    nonWorkingDays:
      basis === 'workingDays' || basis === 'fixed26' ? all.filter((day) => !isWorkingDay({ holidays }, day)) : [],
    lossOfPay: all.flatMap((day) => {
      const halfDays = lostHalfDays(company, person, day)
      return halfDays === 0 ? [] : [{ day, halfDays, reason: 'Absent' }]
    }),
    arrears: [],
    oneOffs: onceIn(person, month),
    deductions: [],
    statutory: {
      pf: isRegistered(company, 'pf', month) ? pfOf(person, month, wageBasis) : null,
      ...{ esi: null, pt: null, lwf: null, tax: null, workplaces: [], capDeductions: false },
      soFar: yearSoFar(indianBook, month, null, []),
    },
    rounding: { line: 'nearestPaisa', net: 'nearestRupee' },
  }
  const result = payslip(indianBook, input)
  if (!result.payslip) throw new Error(`The truth of ${person.is.name} ${month}: ${JSON.stringify(result)}`)
  return result.payslip
}

function salariesOf({ salaries }: Somebody, first: Day, last: Day): Salary[] {
  const dated = [...salaries].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return dated
    .map(([from, monthly], n): Salary => {
      const next = dated[n + 1]?.[0]
      return { from, to: next === undefined ? null : dayBefore(next), lines: linesOf(monthly) }
    })
    .filter(({ from, to }) => from <= last && (to === null || to >= first))
}

/** The starting template: half is basic, two fifths of that house rent, 1,600 conveyance, and the rest. */
function linesOf(monthly: number): SalaryLine[] {
  const [basic, hra, conveyance] = [monthly / 2, monthly / 5, 1600]
  const amounts = { BASIC: basic, HRA: hra, CONVEYANCE: conveyance, SPECIAL: monthly - basic - hra - conveyance }
  const named = {
    BASIC: 'Basic',
    HRA: 'House rent allowance',
    CONVEYANCE: 'Conveyance allowance',
    SPECIAL: 'Special allowance',
  }
  return Object.entries(amounts).map(([code, rupees]) => {
    const name = named[code as keyof typeof named]
    return {
      code,
      name,
      kind: 'earning',
      monthlyPaise: rupees * 100,
      prorate: true,
      treatment: treatmentOf(code, name),
    }
  })
}

/** The month's payments; one entered again after a reversal belongs to its original month. */
function onceIn({ once }: Somebody, month: Month): OneOff[] {
  const last = new Map(once.filter(({ type }) => type === 'earning').map((one) => [one.name, one]))
  return [...last.values()]
    .filter((one) => one.month === month)
    .map(({ name, amount }) => ({
      ...{ code: codeOf(name), name, kind: 'earning', amountPaise: amount * 100, reason: 'Agreed' },
      treatment: treatmentOf(codeOf(name), name),
    }))
}

function treatmentOf(code: string, name: string): Treatment {
  const { payslipOrder: _, benefit: __, ...treatment } = defaultFlags({ type: 'earning', code, name })
  return treatment
}

function pfOf(person: Somebody, month: Month, wageBasis: PfWageBasis): NonNullable<PayslipInput['statutory']>['pf'] {
  const pf = startingSection('pf', month)
  return {
    wageBasis,
    ...{ testsFullMonth: false, countsEmployerShare: false, birthDate: null, pensionEnds: 'birthdayMonth' },
    settings: { sept2026Method: pf.sept2026Method, epfRate: null, epsRate: null, pensionAge: null },
    ...{ epsMemberFrom: person.joinedOn, onFullWages: 'nobody', vpf: voluntaryIn(person, month) * 100 },
  }
}

function dayBefore(day: Day): Day {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
