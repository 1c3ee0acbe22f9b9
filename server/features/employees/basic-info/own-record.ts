import type { z } from 'zod'
import type { OwnRecordInput } from '@muster/contract/employees/own-record.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict } from '../../../platform/problem.ts'
import { changeAccount } from '../../identity/index.ts'
import { assertRoom } from './add-employee.ts'
import { insertEmployee, ownAddress, putShift } from './basic-info.queries.ts'
import { assertGood } from './check-employee.ts'
import { setStatus } from './employment.queries.ts'

/** The company admin also becomes an employee: one account, which keeps its role and sees its own attendance, leave and pay. */
export async function addOwnRecord(
  tx: Tx,
  app: App,
  actor: Actor,
  input: z.output<typeof OwnRecordInput>,
): Promise<{ _id: Id }> {
  await assertRoom(tx)
  const account = await ownAddress(tx, { account: actor.account })
  if (account === undefined || account.isEmployee) throw conflict(say`You have an employee record already.`)
  await assertGood(tx, actor, null, input)
  const { phone, designation, shiftId, joinedOn } = input
  const id = newId()
  await insertEmployee(tx, { ...input, id, account: actor.account, workEmail: account.email, now: tx.now })
  // Someone already signed in needs no invitation.
  await setStatus(tx, { id, status: 'active', leftOn: null, reason: null, now: tx.now })
  await putShift(tx, { employee: id, shift: shiftId, from: joinedOn, now: tx.now })
  const name = fullName(input)
  await changeAccount(tx, actor, actor.account, {
    name,
    ...(phone === null ? {} : { phone }),
    ...(designation === null ? {} : { designation }),
  })
  await app.employed(tx, [id])
  await actorsChanged(tx, actor.account)
  await audit(tx, actor, 'added', { type: 'employee', id })
  return { _id: id }
}
