import type { Paise } from '../../money.ts'
import { benefitsOf } from '../benefits.ts'
import { taxableOf } from '../rules/in/perquisites/benefit.ts'
import type { Worksheet, Entry } from './worksheet.ts'
import { noTaxFacts, type TaxablePay, type TaxFacts } from '../payslip/tax-facts.ts'
import { isPlannedContribution } from './statutory/planned-contributions.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import type { TaxHead, Treatment } from '../payslip/treatment.ts'

/** The heads of pay that income tax exemptions and deductions need, by the field they are recorded in. */
const heads: Partial<Record<TaxHead, keyof TaxablePay>> = {
  basic: 'basicPaise',
  da: 'daPaise',
  hra: 'hraPaise',
  lta: 'ltaPaise',
  commission: 'commissionPaise',
  employerNps: 'employerNpsPaise',
  gratuity: 'gratuityPaise',
  leaveEncashment: 'leaveEncashmentPaise',
}

/** Records the month's pay for income tax: by head, and how much of it is one-time. Source: rule book 5.4. */
export function taxableMonth(sheet: Worksheet): void {
  const { tax } = sheet.facts
  for (const { line, origin, treatment } of sheet.entries('monthly', 'arrears', 'wholeMonth', 'oneOff')) {
    if (treatment === null) continue
    addSuperannuation(tax, line.kind, line.amountPaise, treatment)
    if (!isIncome(line.kind, treatment)) continue
    addPay(tax, line.amountPaise, treatment)
    if (origin !== 'monthly' && isSalary(treatment)) tax.oneOffPaise += line.amountPaise
  }
  for (const entry of sheet.entries('other')) if (lowersTax(entry)) lowerTax(tax, entry.line.amountPaise)
  for (const { amountPaise } of sheet.input.statutory?.tax?.perquisites ?? []) tax.perquisitesPaise += amountPaise
  noteBenefits(sheet)
  for (const pf of [sheet.facts.pf ?? [], sheet.facts.pfArrears].flat()) {
    tax.pfPaise += pf.employeePaise + pf.vpfPaise
    tax.employerPfPaise += pf.employerEpfPaise
  }
  const lateTax = (sheet.facts.ptArrears ?? []).reduce((sum, pt) => sum + pt.taxPaise, 0)
  tax.ptPaise = (sheet.facts.pt?.taxPaise ?? 0) + lateTax
}

/** Records the benefits in kind as the lines are now, replacing those recorded before. */
export function noteBenefits(sheet: Worksheet): void {
  const { tax } = sheet.facts
  const benefits = benefitsOf(
    sheet
      .entries('monthly', 'arrears', 'wholeMonth', 'oneOff', 'other')
      .map(({ line: { kind, amountPaise }, treatment }) => ({ kind, amountPaise, treatment })),
  )
  tax.perquisitesPaise += taxableOf(benefits) - taxableOf(tax.benefits ?? [])
  if (benefits.length > 0) tax.benefits = benefits
}

/** Whether a deduction reduces salary, as notice pay recovery can. */
export function lowersTax({ line, treatment }: Entry): boolean {
  return line.kind === 'deduction' && line.explanation.rule === 'oneOff' && treatment?.tax === 'taxable'
}

/** Reduces salary by a one-time deduction; a negative amount undoes it. */
export function lowerTax(tax: TaxFacts, amountPaise: Paise): void {
  tax.salaryPaise -= amountPaise
  tax.oneOffPaise -= amountPaise
}

/** What a salary pays in a full month without loss of pay, to project the months left in the year. */
export function taxablePromise(lines: readonly SalaryLine[]): TaxablePay {
  const promise: TaxablePay = noTaxFacts()
  for (const line of lines) {
    addSuperannuation(promise, line.kind, line.monthlyPaise, line.treatment)
    if (!isIncome(line.kind, line.treatment) || isPlannedContribution(line)) continue
    addPay(promise, line.monthlyPaise, line.treatment)
  }
  const monthly = lines.map(({ kind, monthlyPaise, treatment }) => ({ kind, amountPaise: monthlyPaise, treatment }))
  promise.perquisitesPaise += taxableOf(benefitsOf(monthly))
  return promise
}

/** Earnings, and of employer contributions only the one to the national pension system. */
function isIncome(kind: string, { tax, taxHead }: Treatment): boolean {
  return tax !== 'notIncome' && (kind === 'earning' || (kind === 'employer' && taxHead === 'employerNps'))
}

/** No income by itself; it counts for the limit of the employer's contributions to all funds. */
function addSuperannuation(
  to: Pick<TaxFacts, 'superannuationPaise'>,
  kind: string,
  amountPaise: Paise,
  { taxHead }: Treatment,
): void {
  if (kind === 'employer' && taxHead === 'superannuation') to.superannuationPaise += amountPaise
}

function isSalary({ tax, taxHead }: Treatment): boolean {
  return tax !== 'perquisite' && taxHead !== 'profitsInLieu'
}

function addPay(to: TaxablePay, amountPaise: Paise, treatment: Treatment): void {
  const { tax, taxHead } = treatment
  if (tax === 'perquisite') to.perquisitesPaise += amountPaise
  else if (taxHead === 'profitsInLieu') to.profitsInLieuPaise += amountPaise
  else to.salaryPaise += amountPaise
  const head = heads[taxHead]
  if (taxHead === 'gratuity' || taxHead === 'leaveEncashment') {
    // Only the exempt part: the rest is salary like any other.
    if (tax === 'exemptBothRegimes' && head !== undefined) to[head] += amountPaise
    return
  }
  if (tax === 'exemptBothRegimes') to.exemptBothPaise += amountPaise
  if (head !== undefined) to[head] += amountPaise
}
