import type { z } from 'zod'
import type { BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import { plans } from '@muster/contract/identity/plan.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { noteNewAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { refused } from '../../../platform/problem.ts'
import { createAccount, inviteAccount } from '../../identity/index.ts'
import { planOfOrganisation } from '../../organisation/index.ts'
import { insertEmployee, putShift } from './basic-info.queries.ts'
import { assertGood } from './check-employee.ts'
import { headCount, lockPeople } from './employment.queries.ts'

/** Creates account, employee, first shift, leave and invitation: all or nothing. */
export async function addEmployee(
  tx: Tx,
  app: App,
  actor: Actor,
  input: z.output<typeof BasicInfoInput>,
  isMailed = true,
): Promise<{ _id: Id; token: string }> {
  await assertRoom(tx)
  await assertGood(tx, actor, null, input)
  const { workEmail, phone, designation, roleId, shiftId, joinedOn } = input
  const name = fullName(input)
  const account = await createAccount(tx, { email: workEmail, name, phone, designation, roleId })
  await noteNewAccess(tx, actor, [account])
  const id = newId()
  await insertEmployee(tx, { ...input, id, account, now: tx.now })
  await putShift(tx, { employee: id, shift: shiftId, from: joinedOn, now: tx.now })
  await app.employers.hire(tx, actor, [{ employee: id, entity: input.entityId, joinedOn }])
  await app.employed(tx, [id])
  if (isMailed) await inviteAccount(tx, app, account, actor.account)
  await audit(tx, actor, 'added', { type: 'employee', id })
  return { _id: id, token: id }
}

/** Counts the people who take a seat of the plan, while locking out concurrent additions; `wanted` are about to be added. */
export async function assertRoom(tx: Tx, wanted = 1): Promise<void> {
  await lockPeople(tx, {})
  const [plan, counted] = await Promise.all([planOfOrganisation(tx), headCount(tx, {})])
  const { title, employees: places } = plans[plan]
  const people = counted?.people ?? 0
  if (places === null || people + wanted <= places) return
  if (people < places)
    throw refused(
      say`The ${title} plan has room for ${places} people, and ${people} places are taken. Import fewer people, or change the plan under Settings.`,
    )
  throw refused(
    say`The ${title} plan has room for ${places} people, and all places are taken. Set people who have left to inactive, or change the plan under Settings.`,
  )
}
