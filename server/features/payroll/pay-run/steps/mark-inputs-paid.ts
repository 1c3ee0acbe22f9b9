import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict } from '../../../../platform/problem.ts'
import { markLateAttendancePaid } from '../../../attendance/index.ts'
import { markEncashmentsPaid } from '../../../../platform/leave/leave.ts'
import { followUp } from '../../loan/receivable.ts'
import { recordInLedgers } from '../../payable/ledgers.ts'
import { markSettled } from '../inputs/settled.queries.ts'
import { paidPeople } from '../calculation/calculation.queries.ts'
import type { PersonInputs } from '../inputs/inputs.ts'

/** Marks late-recorded days, encashed leave, settlements, loans and requests the run paid as done; not for those without a payslip. */
export async function markInputsPaid(tx: Tx, actor: Who, run: Id, people: readonly PersonInputs[]): Promise<void> {
  const paid = new Set((await paidPeople(tx, { id: run })).map(({ employee }) => employee))
  const ofPaid = people.filter(({ employee }) => paid.has(employee))
  const settled = ofPaid.map(({ settles }) => settles)
  const lateDays = settled.flatMap((one) => one.lateDays)
  const leavers = ofPaid.filter(({ settles }) => settles.settlements.length > 0)
  const encashments = settled.filter((one) => one.settlements.length === 0).flatMap((one) => one.encashments)
  const settlements = settled.flatMap((one) => one.settlements)
  await take(tx, run, markLateAttendancePaid, lateDays)
  await take(tx, run, markEncashmentsPaid, encashments)
  for (const { person, settles } of leavers)
    await take(tx, run, markEncashmentsPaid, settles.encashments, leaveTakenBack(person.name))
  await take(tx, run, markSettled, settlements)
  await recordInLedgers(tx, run)
  await followUp(
    tx,
    actor,
    run,
    leavers.map(({ employee }) => employee),
  )
}

type Who = Pick<Actor, 'account'>

type Take = (tx: Tx, of: { ids: readonly Id[]; run: Id }) => Promise<number>

/** These are paid by the run from now on; a 409 when one was reversed since it was read. */
export async function take(tx: Tx, run: Id, how: Take, all: readonly Id[], message = takenBack): Promise<void> {
  const ids = [...new Set(all)]
  if (ids.length === 0 || (await how(tx, { ids, run })) === ids.length) return
  throw conflict(message)
}

const takenBack = say`A payment was cancelled in the meantime. Review the run again before approving.`

/** An approved settlement keeps what it was approved with until it is decided again. */
const leaveTakenBack = (name: string) =>
  say`Leave encashed in the final settlement of ${name} was cancelled. Reopen that settlement and approve it again.`
