import type { z } from 'zod'
import type { BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import type { Employment } from '@muster/contract/employees/rehire.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aroundEmployment } from '../../../platform/employment/employments.ts'
import { employmentsOf } from '../../../platform/employment/employments.queries.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import {
  changeAccount,
  createFormerAccount,
  forgetPermissions,
  inviteAccount,
  setAccountActive,
  setRole,
} from '../../identity/index.ts'
import { assertRoom } from '../basic-info/add-employee.ts'
import { insertEmployee, lockEmployee, putShift } from '../basic-info/basic-info.queries.ts'
import { assertGood } from '../basic-info/check-employee.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { photoAfter } from '../photo/photo.queries.ts'
import { againFault } from '../employment/again-fault.ts'
import { copyDetails, copyPersonal, personOf, setAccount } from './rehire.queries.ts'

type Input = z.output<typeof BasicInfoInput>

export async function employments(tx: Tx, id: Id): Promise<z.output<typeof Employment>[]> {
  const all = await employmentsOf(tx, { employee: id })
  if (all.length === 0) throw notFound(say`The employee was not found.`)
  return all.map(({ employee, code, joinedOn, leftOn }) => ({ _id: employee, code, joinedOn, leftOn }))
}

/**
 * Begins a further employment of someone who has left: a new employee record of the same person, to which account, photo, identity
 * numbers, bank account, family and contacts go. Leave, attendance, gratuity and settlement begin anew.
 */
export async function rehire(
  tx: Tx,
  app: App,
  actor: Actor,
  former: Id,
  input: Input,
  id = newId(),
): Promise<{ _id: Id; token: string }> {
  await assertRoom(tx)
  const row = await lockEmployee(tx, { id: former })
  if (!row) throw notFound(say`The employee was not found.`)
  if (isOwn(actor, former)) throw forbidden(say`You cannot change your own status. Ask another administrator.`)
  const before = await oneEmployee(tx, former)
  await assertHasLeft(tx, former, before, input)
  await assertGood(tx, actor, former, input)
  if (input.code.toLowerCase() === before.code.toLowerCase())
    throw wrongField('body.code', say`This employee ID belongs to the employment that ended. Enter another one.`)
  const { person, photo } = (await personOf(tx, { employee: former }))!
  const { account } = row
  await setAccount(tx, { employee: former, account: await createFormerAccount(tx, account), now: tx.now })
  await insertEmployee(tx, { ...input, id, account, person, now: tx.now })
  await photoAfter(tx, { id, photo, now: tx.now })
  const copied = { former, employee: id, now: tx.now }
  await copyPersonal(tx, copied)
  await copyDetails(tx, copied)
  const { workEmail: email, phone, designation, roleId, shiftId, joinedOn } = input
  await putShift(tx, { employee: id, shift: shiftId, from: joinedOn, now: tx.now })
  await app.employers.hire(tx, actor, [{ employee: id, entity: input.entityId, joinedOn }])
  await notingAccess(tx, actor, [account], async () => {
    // A role may give less than before; what was given beside it ended with the employment.
    await forgetPermissions(tx, account)
    await setRole(tx, account, roleId)
    await setAccountActive(tx, account, true)
  })
  const name = fullName(input)
  const needsLink = await changeAccount(tx, actor, account, { name, nameTold: name, email, phone, designation })
  if (needsLink || before.isInvited) await inviteAccount(tx, app, account, actor.account)
  await app.hiredAgain(tx, { former, employee: id, joinedOn, by: actor })
  await app.employed(tx, [id])
  await audit(
    tx,
    actor,
    'hiredAgain',
    { type: 'employee', id },
    differences({ code: before.code }, { code: input.code }),
  )
  return { _id: id, token: id }
}

async function assertHasLeft(
  tx: Tx,
  former: Id,
  { name, status, leftOn }: Awaited<ReturnType<typeof oneEmployee>>,
  { joinedOn }: Input,
): Promise<void> {
  const { next } = await aroundEmployment(tx, former)
  if (next) throw conflict(say`${name} was hired again on ${{ day: next.joinedOn }} as ${next.code}.`)
  if (status !== 'inactive' || leftOn === null) throw conflict(say`${name} has not left.`)
  const fault = againFault(leftOn, joinedOn)
  if (fault) throw wrongField('body.joinedOn', fault)
}
