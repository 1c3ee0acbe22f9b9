import type { z } from 'zod'
import type { UserInfoInput } from '@muster/contract/identity/user-info.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, forbidden } from '../../../platform/problem.ts'
import { changeAccount } from './account.ts'
import { userInfo } from './user-info.queries.ts'

/** Changes the company admin's own details. An employee's name and phone are in the employee record, which HR maintains. */
export async function changeOwnDetails(tx: Tx, actor: Actor, body: z.output<typeof UserInfoInput>): Promise<void> {
  const { account, isAdmin, employee } = actor
  if (!isAdmin) throw forbidden(say`Ask HR to change your details.`)
  if (employee !== null) refuseRecorded(body)
  const { name, contactNo: phone, designation } = body
  const before = (await userInfo(tx, { account }))!
  await changeAccount(tx, actor, account, {
    ...(name === undefined ? {} : { name, nameTold: before.name }),
    ...(phone === undefined ? {} : { phone }),
    ...(designation === undefined ? {} : { designation }),
  })
  const after = (await userInfo(tx, { account }))!
  const changes = differences(shown(before), shown(after))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changed', { type: 'account', id: account }, changes)
}

function refuseRecorded(body: z.output<typeof UserInfoInput>): void {
  const message = say`Your name and phone are kept in your employee record. Change them there.`
  const errors = (['name', 'contactNo'] as const)
    .filter((field) => body[field] !== undefined)
    .map((field) => ({ path: `body.${field}`, message }))
  if (errors.length > 0) throw new Problem(400, message, { errors })
}

const shown = ({ name, contactNo: phone, designation }: NonNullable<Awaited<ReturnType<typeof userInfo>>>) => ({
  ...{ name, phone, designation },
})
