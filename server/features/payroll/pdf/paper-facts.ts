import { dayCount } from '@muster/engine/format.ts'
import { plural, say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { rupees } from '../../../platform/pdf/draw-table.ts'
import type { PrintedPayslip } from './printed-payslip.ts'

/** A label over its value. */
export type Fact = readonly [Sentence, Sentence]

const relations = { father: say`Father`, mother: say`Mother`, spouse: say`Spouse` }

/** The employee, the days and the pay date. */
export function personFacts({ person, days, payDate, issuedOn, lines }: PrintedPayslip): Fact[] {
  const overtime = lines.find(({ code }) => code === 'OVERTIME')?.explanation.reason
  return [
    [say`Name`, verbatim(person.name)],
    [say`Employee code`, verbatim(person.code)],
    ...(person.relative ? [[relations[person.relative.relation], verbatim(person.relative.name)] as const] : []),
    [say`Designation`, verbatim(person.designation)],
    [say`Department`, verbatim(person.department ?? '–')],
    [say`Location`, verbatim(person.location)],
    [say`Date of joining`, say`${{ day: person.joinedOn }}`],
    ...(person.leftOn === null ? [] : [[say`Last working day`, say`${{ day: person.leftOn }}`] as const]),
    [say`PAN`, masked(person.panLast4)],
    [say`UAN`, masked(person.uanLast4)],
    ...(person.esiLast4 === null ? [] : [[say`ESI number`, masked(person.esiLast4)] as const]),
    [say`Bank account`, person.bank ? say`${person.bank.name} ${masked(person.bank.accountLast4)}` : verbatim('–')],
    [say`Days in the month`, verbatim(String(days.inMonth))],
    [say`Paid days`, say`${dayCount(days.paidHalfDays)} of ${dayCount(days.denominatorHalfDays)}`],
    [say`LOP days`, verbatim(dayCount(days.lossOfPayHalfDays))],
    ...(overtime ? [[say`Overtime`, verbatim(overtime)] as const] : []),
    // No payment date: the document is generated once, and payment may come later.
    [say`Pay date`, say`${{ day: payDate }}`],
    ...(issuedOn === null ? [] : [[say`Issued on`, say`${{ day: issuedOn }}`] as const]),
  ]
}

/** The year's income tax so far. */
export function taxFacts({ taxYear }: PrintedPayslip): { title: Sentence; facts: Fact[] } | null {
  if (taxYear === null) return null
  const { financialYear, regime, paymentsLeft } = taxYear
  const amount = (paise: number) => verbatim(rupees(paise))
  return {
    title:
      regime === 'new'
        ? say`Income tax for ${financialYear}, new regime`
        : say`Income tax for ${financialYear}, old regime`,
    facts: [
      [say`Projected salary`, amount(taxYear.projectedPaise)],
      [say`Taxable income`, amount(taxYear.totalIncomePaise)],
      [say`Tax for the year`, amount(taxYear.taxPaise)],
      [say`Deducted so far`, amount(taxYear.deductedPaise)],
      [
        paymentsLeft === 0
          ? say`Balance`
          : say`Balance, over ${plural(paymentsLeft, { one: '# payment', other: '# payments' })}`,
        amount(taxYear.leftPaise),
      ],
    ],
  }
}

function masked(last4: string | null): Sentence {
  return verbatim(last4 === null ? '–' : `•••• ${last4}`)
}
