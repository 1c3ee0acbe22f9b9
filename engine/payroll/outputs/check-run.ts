import { sum, type Paise } from '../../money.ts'
import { netSigns } from '../payslip/net-signs.ts'
import type { PaidRow } from './paid-row.ts'
import { say, type Sentence } from '../../sentence.ts'

/** The totals of a run's parts. */
export interface RunCheck {
  ok: boolean
  people: number
  netPaise: Paise
  /** The sum of the printed lines of all payslips. */
  printedPaise: Paise
  /** The payments of the bank file plus those excluded; null if there is no file. */
  bankPaise: Paise | null
  journalPaise: Paise | null
  problems: Sentence[]
}

/**
 * Checks that net pay equals the sum of the printed lines, of the bank file and of the journal, to the paisa, for each person and the run;
 * and that the journal owes the provident fund what its challans ask for.
 */
export function checkRun(
  rows: Iterable<PaidRow>,
  made: {
    bank?: { sumPaise: Paise; excludedPaise: Paise }
    journal?: { netPayPaise: Paise; debitPaise: Paise; creditPaise: Paise }
    providentFund?: { journalPaise: Paise; challansPaise: Paise }
  },
): RunCheck {
  const problems: Sentence[] = []
  const nets: Paise[] = []
  const printed: Paise[] = []
  for (const { person, payslip } of rows) {
    const lines = sum(payslip.lines.map(({ kind, amountPaise }) => netSigns[kind] * amountPaise))
    if (lines !== payslip.netPaise) {
      problems.push(
        say`${person.name} (${person.code}): the lines total ${{ paise: lines }}, net pay is ${{ paise: payslip.netPaise }}`,
      )
    }
    nets.push(payslip.netPaise)
    printed.push(lines)
  }
  const netPaise = sum(nets)
  const bankPaise = made.bank === undefined ? null : made.bank.sumPaise + made.bank.excludedPaise
  const journalPaise = made.journal?.netPayPaise ?? null
  const net = { paise: netPaise }
  if (bankPaise !== null && bankPaise !== netPaise)
    problems.push(say`The bank file totals ${{ paise: bankPaise }}, net pay ${net}`)
  if (journalPaise !== null && journalPaise !== netPaise)
    problems.push(say`The journal totals ${{ paise: journalPaise }}, net pay ${net}`)
  if (made.journal !== undefined && made.journal.debitPaise !== made.journal.creditPaise) {
    problems.push(
      say`The journal's debits are ${{ paise: made.journal.debitPaise }}, its credits ${{ paise: made.journal.creditPaise }}`,
    )
  }
  const fund = made.providentFund
  if (fund !== undefined && fund.journalPaise !== fund.challansPaise) {
    problems.push(
      say`The journal has ${{ paise: fund.journalPaise }} payable to EPF, the challans ${{ paise: fund.challansPaise }}`,
    )
  }
  return {
    ok: problems.length === 0,
    people: nets.length,
    netPaise,
    printedPaise: sum(printed),
    bankPaise,
    journalPaise,
    problems,
  }
}
