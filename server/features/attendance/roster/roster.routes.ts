import { rosterRoutes as contract } from '@muster/contract/attendance/roster.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { forbidden } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { changeRoster } from './change-roster.ts'
import { copyRoster } from './copy-roster.ts'
import { ownRoster, rosterOf } from './roster.ts'

export const rosterRoutes = serve(contract, {
  'GET /api/v1/user/roster': ({ tx, actor, query }) => rosterOf(tx, actor, query),
  'PUT /api/v1/user/roster': ({ tx, actor, body }) => changeRoster(tx, actor, body.changes),
  'PUT /api/v1/user/roster-copy': ({ tx, actor, body }) => copyRoster(tx, actor, body),
  'GET /api/v1/employee/roster': ({ tx, actor }) => {
    if (actor.employee === null)
      throw forbidden(say`You don't have an employee record, so there are no shifts to show.`)
    return ownRoster(tx, actor.employee)
  },
})
