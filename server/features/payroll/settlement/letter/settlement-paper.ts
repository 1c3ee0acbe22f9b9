import type { OwnSettlement } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { z } from 'zod'
import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { plural, say, verbatim, type Said, type Sentence } from '@muster/engine/sentence.ts'
import { translateAll, type Translated } from '../../../../platform/language/translate-all.ts'
import { rupees } from '../../../../platform/pdf/draw-table.ts'
import { addressLine } from '../../../organisation/index.ts'
import type { SaidDue } from '../due.ts'
import type { SaidStatement } from '../statement.ts'
import type { LetterParties } from './leaver.queries.ts'

/** What a letter says about a settlement. */
export interface Told extends Pick<
  z.output<typeof OwnSettlement>,
  'joinedOn' | 'leftOn' | 'reason' | 'noticeDays' | 'servedDays' | 'approvedAt' | 'paidOn'
> {
  due: SaidDue[]
  statement: SaidStatement
}

/** A settlement letter translated for its reader, so that drawing it needs no catalogue. */
export type SettlementPaper = Translated<ReturnType<typeof saidPaper>>

export function settlementPaper(parties: LetterParties, told: Told, language: string): SettlementPaper {
  return translateAll(saidPaper(parties, told, language), language)
}

function saidPaper({ company, name, code, designation, department }: LetterParties, told: Told, language: string) {
  const { statement, leftOn, paidOn, approvedAt } = told
  const title = say`Full and final settlement`
  const of = (...types: SaidStatement['lines'][number]['type'][]) =>
    statement.lines.filter(({ type }) => types.includes(type))
  const legalName = company.legalName || company.name
  return {
    language,
    title: say`${title}, ${name}`,
    // Not the current time: the same figures give the same bytes whenever they are drawn.
    madeAt: paidOn === null ? approvedAt : `${paidOn}T00:00:00Z`,
    company: legalName,
    address: addressLine(company.address),
    name: title,
    heading: name,
    facts: factsOf({ name, code, designation, department }, told),
    opening:
      paidOn === null
        ? say`Your employment ended on ${{ day: leftOn }}. This is the statement of your full and final settlement: what is paid to you, what is recovered, and why.`
        : say`Your employment ended on ${{ day: leftOn }}. This is the statement of your full and final settlement, paid on ${{ day: paidOn }}: what was paid to you, what was recovered, and why.`,
    tables: [
      {
        title: say`Payments`,
        rows: of('earning', 'reimbursement').map(rowOf),
        total: { label: say`Total payments`, amountPaise: statement.grossPaise + statement.reimbursementsPaise },
      },
      {
        title: say`Deductions and recoveries`,
        rows: of('deduction').map(rowOf),
        total: { label: say`Total deductions`, amountPaise: statement.deductionsPaise },
      },
      ...(of('benefit').length === 0
        ? []
        : [{ title: say`Benefits in kind (taxed, not paid)`, rows: of('benefit').map(rowOf), total: null }]),
      ...(statement.unrecovered.length === 0
        ? []
        : [
            {
              title: say`Not recovered, still to be paid back by you`,
              rows: statement.unrecovered.map(openOf),
              total: null,
            },
          ]),
    ],
    amount: say`Amount`,
    none: say`None`,
    net: {
      label: paidOn === null ? say`Net payable` : say`Net paid`,
      // Amounts in words exist in English only; other languages show the figure.
      words: language === 'en' ? amountInWords(statement.netPaise) : '',
      amount: rupees(statement.netPaise),
    },
    nothing: statement.nothing.map(({ name: what, steps }) => ({
      what: say`${what}: not payable`,
      why: steps.map(({ words }) => words),
    })),
    closing: say`Please tell us in writing if you do not agree with this statement.`,
    signatures: [say`For ${legalName}`, say`Received by ${name}`],
    signatureNote: say`Signature and date`,
  }
}

function factsOf(
  { name, code, designation, department }: Omit<LetterParties, 'company'>,
  { joinedOn, leftOn, reason, noticeDays, servedDays, due, paidOn }: Told,
): [Sentence, Sentence][] {
  return [
    [say`Employee`, verbatim(name)],
    [say`Employee ID`, verbatim(code)],
    [say`Designation`, verbatim(designation)],
    [say`Department`, verbatim(department ?? '–')],
    [say`Date of joining`, say`${{ day: joinedOn }}`],
    [say`Last working day`, say`${{ day: leftOn }}`],
    [say`Reason`, reasons[reason]],
    [say`Notice served`, say`${servedDays} of ${plural(noticeDays, { one: '# day', other: '# days' })}`],
    ...due.map(({ part, payBy }): [Sentence, Sentence] => [
      part === 'gratuity' ? say`Gratuity to be paid by` : say`To be paid by`,
      say`${{ day: payBy }}`,
    ]),
    ...(paidOn === null ? [] : [[say`Paid on`, say`${{ day: paidOn }}`] as [Sentence, Sentence]]),
  ]
}

/** Settled items say how they were calculated; pay and statutory deductions name the rule, and their steps are on the payslip. */
function rowOf({ code, name, amountPaise, explanation }: SaidStatement['lines'][number]) {
  const { reason, words, steps } = explanation
  const how: Said[] = reason === null ? [] : steps.map((step) => step.words)
  return { name, why: [reason ?? words, ...how], amountPaise, code }
}

function openOf({ code, name, amountPaise }: SaidStatement['unrecovered'][number]) {
  return { name, why: [], amountPaise, code }
}

const reasons: Record<Told['reason'], Sentence> = {
  resignation: say`Resignation`,
  dismissal: say`Dismissal`,
  retrenchment: say`Retrenchment`,
  retirement: say`Retirement`,
  endOfTerm: say`End of fixed term`,
  death: say`Death`,
  disablement: say`Disablement`,
}
