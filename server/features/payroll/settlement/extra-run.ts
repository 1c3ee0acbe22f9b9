import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { markLateAttendancePaid } from '../../attendance/index.ts'
import { markEncashmentsPaid } from '../../../platform/leave/leave.ts'
import { take } from '../pay-run/steps/mark-inputs-paid.ts'
import { recordInLedgers } from '../payable/ledgers.ts'
import { followUp } from '../loan/receivable.ts'
import { insertPayslips, columns } from '../pay-run/calculation/calculation.queries.ts'
import { frozen } from '../pay-run/inputs/inputs.ts'
import { keepBook } from '../law-book/law-book.queries.ts'
import { insertSettlementRun } from './extra-run.queries.ts'
import type { Prepared } from './preview.ts'

/** An approved run of one employee: the month is locked and its own run pays nothing more. */
export async function payAtOnce(tx: Tx, actor: Actor, run: Id, { last, pay, input, result }: Prepared): Promise<void> {
  const { book, month, person } = last
  if (!result.ok || !last.run) throw new Error('Only a settlement that was calculated can be paid.')
  const config = JSON.stringify(last.run.config)
  await insertSettlementRun(tx, { id: run, month, config, account: actor.account, now: tx.now })
  await keepBook(tx, book)
  const { text, hash } = frozen(input)
  const slip = {
    ...{ id: newId(), employee: person.employee, person: person.person, inputs: text, hash, arrears: input.arrears },
    ...columns(result.payslip),
  }
  await insertPayslips(tx, { run, month, payslips: Buffer.from(JSON.stringify([slip])), now: tx.now })
  await take(tx, run, markLateAttendancePaid, last.lateDays)
  await take(tx, run, markEncashmentsPaid, pay.encashments)
  await recordInLedgers(tx, run)
  await followUp(tx, actor, run, [person.employee])
}
