import type { z } from 'zod'
import { userInfoRoutes as contract, type UserInfo } from '@muster/contract/identity/user-info.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sessionOver } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { updateClock } from './account.queries.ts'
import { changeOwnDetails } from './own-details.ts'
import { userInfo } from './user-info.queries.ts'

export const userInfoRoutes = serve(contract, {
  'GET /api/v1/employee/user-info': ({ app, tx, actor }) => infoOf(app, tx, actor.account),
  'GET /api/v1/user/user-info': ({ app, tx, actor }) => infoOf(app, tx, actor.account),
  'PUT /api/v1/user/user-info': async ({ app, tx, actor, body }) => {
    await changeOwnDetails(tx, actor, body)
    return infoOf(app, tx, actor.account)
  },
  'PUT /api/v1/user/preference': async ({ tx, actor: { account }, body: { hour12 } }) => {
    await updateClock(tx, { account, hour12 })
    return { hour12 }
  },
})

async function infoOf(app: App, tx: Tx, account: Id): Promise<z.output<typeof UserInfo>> {
  const [info, halfDays] = await Promise.all([userInfo(tx, { account }), app.compOffOf(tx, account)])
  if (!info) throw sessionOver()
  return { ...info, compOffLeaveCount: halfDays / 2 }
}
