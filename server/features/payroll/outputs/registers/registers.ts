import type { Day } from '@muster/contract/values.ts'
import { register, registerLayout } from '@muster/engine/payroll/outputs/register.ts'
import { wagesRegister } from '@muster/engine/payroll/outputs/registers/wages-register.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { say } from '@muster/engine/sentence.ts'
import type { HeldPayment } from '../../hold/hold.queries.ts'
import type { Material, PaidEmployee } from '../material.ts'
import { allLines } from '../money-files.ts'
import { runFile, type FileGroup } from '../run-file.ts'
import { wageTermsOf } from './registers.queries.ts'

/** What was paid, in the company's register and in the statutory one. */
export const registers: FileGroup = {
  kinds: ['register', 'wages-register'],
  needs: null,
  name: say`Payroll register`,
  purpose: say`One row per payslip, one column per component, with totals.`,
  make: async ({ run, rows, payDate, holds, tx }) => {
    const paid = paidWhen(run, payDate, await holds())
    return [
      runFile({
        kind: 'register',
        name: registers.name,
        purpose: registers.purpose,
        fileName: `Payroll register ${run.month}.csv`,
        people: rows.length,
        content: (words) =>
          spreadsheetCsv(worded(register(run.month, registerLayout(allLines(rows)), rows, paid.words), words)),
      }),
      runFile({
        kind: 'wages-register',
        name: say`Register of wages (Form IV)`,
        purpose: say`Wages, overtime, fines, advances and deductions: a statutory register every employer must maintain.`,
        fileName: `Register of wages ${run.month}.csv`,
        people: rows.length,
        content: async function* (words) {
          const terms = new Map((await wageTermsOf(tx, { run: run.id })).map((one) => [one.employee, one]))
          const termsOf = ({ employee }: PaidEmployee) => terms.get(employee) ?? null
          yield* spreadsheetCsv(
            worded(
              wagesRegister(run.month, { paidOn: paid.day, termsOf, takesBack: run.kind === 'reversal' }, rows),
              words,
            ),
          )
        },
      }),
    ]
  },
}

/** When each person of a run is paid: the same day in the registers, on the payslip and in the passbook. */
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
