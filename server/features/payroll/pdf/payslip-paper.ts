import { joined, say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { translateAll, type Translated } from '../../../platform/language/translate-all.ts'
import { rupees } from '../../../platform/pdf/draw-table.ts'
import { amountsOf } from './paper-amounts.ts'
import { personFacts, taxFacts } from './paper-facts.ts'
import type { PrintedPayslip } from './printed-payslip.ts'

/** The text on a payslip's pages, in its reader's language: drawing it needs no catalogue. */
export type PayslipPaper = Translated<ReturnType<typeof saidPaper>>

export function payslipPaper(payslip: PrintedPayslip, language: string): PayslipPaper {
  return translateAll(saidPaper(payslip, language), language)
}

function saidPaper(payslip: PrintedPayslip, language: string) {
  const { company, month, person, netPaise, netInWords, issuedOn, payDate } = payslip
  const name = nameOf(payslip)
  return {
    language,
    title: say`${name}, ${{ month }}, ${person.name}`,
    // Not the current time: the same figures give the same bytes whenever they are drawn.
    madeAt: `${issuedOn ?? payDate}T00:00:00Z`,
    company: company.name,
    address: [company.legalName === company.name ? '' : company.legalName, company.address].filter(Boolean).join(' · '),
    name,
    month: say`${{ month }}`,
    facts: personFacts(payslip),
    tables: amountsOf(payslip),
    none: say`None`,
    net: { label: say`Net pay`, words: netInWords, amount: rupees(netPaise) },
    tax: taxFacts(payslip),
    notes: notesOf(payslip),
  }
}

function nameOf({ reversal, isFinal }: PrintedPayslip): Sentence {
  if (reversal?.is === 'reversal') return say`Payslip reversal`
  return isFinal ? say`Full and final settlement` : say`Payslip`
}

function notesOf({ yearToDate, lossOfPay, carriedForward, reversal, isFinal }: PrintedPayslip): Sentence[] {
  const amount = (paise: number) => verbatim(rupees(paise))
  const days = lossOfPay.map(lostSaid)
  const waiting = joined(
    carriedForward.map(({ name, amountPaise }) => say`${name} ${amount(amountPaise)}`),
    '; ',
  )
  const { grossPaise, reimbursementsPaise, deductionsPaise, netPaise } = yearToDate
  return [
    reimbursementsPaise === 0
      ? say`Year to date: gross ${amount(grossPaise)}, deductions ${amount(deductionsPaise)}, net pay ${amount(netPaise)}.`
      : say`Year to date: gross ${amount(grossPaise)}, reimbursements ${amount(reimbursementsPaise)}, deductions ${amount(deductionsPaise)}, net pay ${amount(netPaise)}.`,
    ...(days.length > 0 ? [say`LOP days: ${joined(days, '; ')}.`] : []),
    ...(carriedForward.length > 0
      ? [isFinal ? say`Not recovered: ${waiting}.` : say`Deductions carried forward to a later month: ${waiting}.`]
      : []),
    ...(reversal?.is === 'reversal' ? [say`This reverses the month's payslip: ${reversal.reason}`] : []),
    say`This is a computer-generated payslip and does not require a signature.`,
  ]
}

function lostSaid({ day, halfDays, reason }: PrintedPayslip['lossOfPay'][number]): Sentence {
  if (day !== null) return halfDays === 1 ? say`${{ day }} (half day): ${reason}` : say`${{ day }}: ${reason}`
  return say`${daysSaid(halfDays)} entered by payroll: ${reason}`
}
