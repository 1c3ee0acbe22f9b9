import { sum, type Paise } from '../../money.ts'
import { rupeeText } from '../../words.ts'
import { netSigns } from '../payslip/net-signs.ts'
import type { PaidRow } from './paid-row.ts'

/** What the parts of a run come to. */
export interface RunCheck {
  ok: boolean
  people: number
  netPaise: Paise
  /** The sum of the printed lines of all payslips. */
  printedPaise: Paise
  /** The payments of the bank file and those that it leaves out; null where none was made. */
  bankPaise: Paise | null
  journalPaise: Paise | null
  problems: string[]
}

/**
 * Net pay is the sum of the printed lines, of the bank file and of the journal: to the paisa, for each person and the run.
 * What the journal owes the provident fund is what its challans ask for.
 */
export function checkRun(
  rows: Iterable<PaidRow>,
  made: {
    bank?: { sumPaise: Paise; excludedPaise: Paise }
    journal?: { netPayPaise: Paise; debitPaise: Paise; creditPaise: Paise }
    providentFund?: { journalPaise: Paise; challansPaise: Paise }
  },
): RunCheck {
  const problems: string[] = []
  const net: Paise[] = []
  const printed: Paise[] = []
  for (const { person, payslip } of rows) {
    const lines = sum(payslip.lines.map(({ kind, amountPaise }) => netSigns[kind] * amountPaise))
    if (lines !== payslip.netPaise) {
      problems.push(
        `${person.name} (${person.code}): the lines come to ${rupeeText(lines)}, net pay is ${rupeeText(payslip.netPaise)}`,
      )
    }
    net.push(payslip.netPaise)
    printed.push(lines)
  }
  const netPaise = sum(net)
  const bankPaise = made.bank === undefined ? null : made.bank.sumPaise + made.bank.excludedPaise
  const journalPaise = made.journal?.netPayPaise ?? null
  const compare = (what: string, amount: Paise | null) => {
    if (amount !== null && amount !== netPaise)
      problems.push(`${what} comes to ${rupeeText(amount)}, net pay to ${rupeeText(netPaise)}`)
  }
  compare('The bank file', bankPaise)
  compare('The journal', journalPaise)
  if (made.journal !== undefined && made.journal.debitPaise !== made.journal.creditPaise) {
    problems.push(
      `The journal has ${rupeeText(made.journal.debitPaise)} on one side and ${rupeeText(made.journal.creditPaise)} on the other`,
    )
  }
  const fund = made.providentFund
  if (fund !== undefined && fund.journalPaise !== fund.challansPaise) {
    problems.push(
      `The journal owes the provident fund ${rupeeText(fund.journalPaise)}, its challans ask for ${rupeeText(fund.challansPaise)}`,
    )
  }
  return {
    ok: problems.length === 0,
    people: net.length,
    netPaise,
    printedPaise: sum(printed),
    bankPaise,
    journalPaise,
    problems,
  }
}
