import { say } from '@muster/engine/sentence.ts'
import type { Day, Paise } from '@muster/contract/values.ts'
import { accountForEach, accountNames } from '@muster/engine/payroll/outputs/journal-accounts.ts'
import { journal, journalTable } from '@muster/engine/payroll/outputs/journal.ts'
import type { PaidLine } from '@muster/engine/payroll/outputs/paid-row.ts'
import { register, registerLayout } from '@muster/engine/payroll/outputs/register.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { wagesRegister } from '@muster/engine/payroll/outputs/wages-register.ts'
import type { HeldPayment } from '../hold/hold.queries.ts'
import type { Material, PaidEmployee } from './material.ts'
import { pfReturns } from './returns/provident-fund-returns.ts'
import { runFile, type FileGroup } from './run-file.ts'

export const registers: FileGroup = {
  kinds: ['register', 'wages-register'],
  needs: null,
  name: say`Payroll register`,
  purpose: say`One row per payslip, one column per component, with totals.`,
  make: async ({ run, rows, payDate, holds }) => {
    const paid = paidWhen(run, payDate, await holds())
    return [
      runFile({
        kind: 'register',
        name: say`Payroll register`,
        purpose: say`One row per payslip, one column per component, with totals.`,
        fileName: `Payroll register ${run.month}.csv`,
        people: rows.length,
        content: (words) =>
          spreadsheetCsv(worded(register(run.month, registerLayout(allLines(rows)), rows, paid.words), words)),
      }),
      runFile({
        kind: 'wages-register',
        name: say`Register of wages (Form IV)`,
        purpose: say`The statutory register every employer must maintain.`,
        fileName: `Register of wages ${run.month}.csv`,
        people: rows.length,
        content: (words) => spreadsheetCsv(worded(wagesRegister(paid.day, rows), words)),
      }),
    ]
  },
}

export const books: FileGroup = {
  kinds: ['journal'],
  needs: null,
  name: say`Journal`,
  purpose: say`The month's entries for your books: expenses by department, and amounts payable.`,
  make: async (material) => {
    const { run, rows } = material
    const { made } = await journalOf(material)
    return [
      runFile({
        kind: 'journal',
        name: say`Journal`,
        purpose: say`The month's entries for your books: expenses by department, and amounts payable.`,
        fileName: `Journal ${run.month}.csv`,
        amountPaise: made.debitPaise,
        people: rows.length,
        content: (words) => spreadsheetCsv(worded(journalTable(made), words)),
      }),
    ]
  },
}

/** The journal, and what the challans of the provident fund ask for: the books owe it to the rupee. */
export async function journalOf(
  material: Material,
): Promise<{ made: ReturnType<typeof journal>; challansPaise: Paise | null }> {
  const { rows, run } = material
  const { rounding, challansPaise } = await pfReturns(material, new Map())
  const made = journal(journalRows(rows, rounding), { ...accountNames, components: accountForEach(allLines(rows)) })
  return { made, challansPaise: run.kind === 'reversal' ? null : challansPaise }
}

/** When each person of a run is paid: the same day on the registers, the payslip and in the passbook. */
function paidWhen({ paidOn }: Material['run'], payDate: Day, holds: readonly HeldPayment[]) {
  const held = new Map(holds.map((one) => [one.employee, one]))
  const dayOf = ({ employee }: PaidEmployee) => {
    const hold = held.get(employee)
    return hold?.isOnHold === true ? null : (hold?.paidOn ?? paidOn)
  }
  const isHeld = ({ employee }: PaidEmployee) => held.get(employee)?.isOnHold === true
  return {
    day: (row: PaidEmployee) => (isHeld(row) ? onHold : (dayOf(row) ?? payDate)),
    words: (row: PaidEmployee) => {
      const day = dayOf(row)
      return isHeld(row) ? onHold : day === null ? say`Due ${payDate}` : say`Paid ${day}`
    },
  }
}

const onHold = say`On hold`

function* allLines(rows: Material['rows']) {
  for (const { payslip } of rows) yield* payslip.lines
}

function* journalRows(rows: Material['rows'], rounding: readonly PaidLine[]) {
  for (const { person, payslip } of rows) yield { department: person.department, lines: payslip.lines }
  yield { department: null, lines: rounding }
}
