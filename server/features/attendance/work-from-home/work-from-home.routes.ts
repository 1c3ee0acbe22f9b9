import type { z } from 'zod'
import {
  workFromHomeRoutes as contract,
  type WorkFromHomePreview,
} from '@muster/contract/attendance/work-from-home.routes.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { firstApprover, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { endHome } from './end-home.ts'
import { checkHome } from './home-check.ts'
import { homeMonth } from './home-month.ts'
import type { HomeSpan } from './home-types.ts'
import { workFromHomeType } from './work-from-home.request.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(workFromHomeType)

export const workFromHome = {
  type: workFromHomeType,
  routes: serve(contract, {
    'POST /api/v1/employee/work-from-home': submit,
    'GET /api/v1/employee/work-from-home': own,
    'GET /api/v1/employee/work-from-home-approval': inbox,
    'GET /api/v1/employee/work-from-home/{id}': one,
    'PUT /api/v1/employee/work-from-home-approval/{id}': decide,
    'PUT /api/v1/employee/work-from-home-note/{id}': note,
    'PUT /api/v1/employee/work-from-home-cancel/{id}': cancel,
    'PUT /api/v1/employee/work-from-home-end/{id}': ({ tx, actor, params, body }) =>
      endHome(tx, actor, params.id, body.from),
    'POST /api/v1/employee/work-from-home-preview': ({ tx, actor, body, language }) =>
      preview(tx, actor, body, language),
    'GET /api/v1/employee/work-from-home-month': ({ tx, actor, query }) => homeMonth(tx, actor, query.month),
  }),
}

async function preview(
  tx: Tx,
  actor: Actor,
  draft: HomeSpan,
  language: string,
): Promise<z.output<typeof WorkFromHomePreview>> {
  const { employee } = await requesterBehind(tx, actor)
  const { days, excluded, months, problems } = await checkHome(tx, employee, draft)
  const halfDays = days.reduce((sum, one) => sum + one.halfDays, 0)
  return {
    ...{ halfDays, days, excluded, months },
    problems: problems.map(({ message, ...problem }) => ({ ...problem, message: translate(message, language) })),
    approver: (await firstApprover(tx, { type: 'workFromHome', requester: employee, amount: null, halfDays })).name,
  }
}
