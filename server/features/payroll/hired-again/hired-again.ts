import { financialYear, monthOf } from '@muster/engine/day.ts'
import type { HiredAgain } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { copyIdentity, moveDeclared, moveProofs, moveRegime } from './hired-again.queries.ts'

/** Statutory details, and what the person chose and declared for income tax of the year, go on with a further employment. */
export async function hiredAgain(tx: Tx, { former, employee, joinedOn, by }: HiredAgain): Promise<void> {
  const of = { former, employee }
  const from = monthOf(joinedOn)
  await copyIdentity(tx, { ...of, from, note: 'Hired again', account: by.account, now: tx.now })
  const year = financialYear(from)
  await moveRegime(tx, { ...of, year })
  await moveDeclared(tx, { ...of, year })
  await moveProofs(tx, { ...of, year })
}
