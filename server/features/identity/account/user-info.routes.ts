import type { z } from 'zod'
import { userInfoRoutes as contract, type UserInfo } from '@muster/contract/identity/user-info.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, sessionOver } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { updateAccount, updateClock, updateDesignation } from './account.queries.ts'
import { userInfo } from './user-info.queries.ts'

export const userInfoRoutes = serve(contract, {
  'GET /api/v1/employee/user-info': ({ app, tx, actor }) => infoOf(app, tx, actor.account),
  'GET /api/v1/user/user-info': ({ app, tx, actor }) => infoOf(app, tx, actor.account),
  'PUT /api/v1/user/user-info': async ({ app, tx, actor: { account, isAdmin }, body }) => {
    // An employee's name and phone stand in the employee record, which HR keeps.
    if (!isAdmin) throw forbidden(say`Ask HR to change your details.`)
    const { name = null, contactNo, designation } = body
    await updateAccount(tx, {
      account,
      name,
      email: null,
      isPhoneGiven: contactNo !== undefined,
      phone: contactNo ?? null,
    })
    if (designation !== undefined) await updateDesignation(tx, { account, designation })
    return infoOf(app, tx, account)
  },
  'PUT /api/v1/user/preference': async ({ tx, actor: { account }, body: { hour12 } }) => {
    await updateClock(tx, { account, hour12 })
    return { hour12 }
  },
})

async function infoOf(app: App, tx: Tx, account: Id): Promise<z.output<typeof UserInfo>> {
  const [found, halfDays] = await Promise.all([userInfo(tx, { account }), app.compOffOf(tx, account)])
  if (!found) throw sessionOver()
  return { ...found, compOffLeaveCount: halfDays / 2 }
}
