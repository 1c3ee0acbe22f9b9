import type { z } from 'zod'
import { leaveRequestRoutes as contract } from '@muster/contract/leave/leave-request.routes.ts'
import type { LeavePreview, LeaveQuestion } from '@muster/contract/leave/leave-request.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve, type Served } from '../../../platform/serve/serve.ts'
import { firstApprover, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { awayBeside } from './away.queries.ts'
import { coverWarning } from './cover.ts'
import { checkLeave } from './leave-draft.ts'
import { balanceOf, dayOf, fieldOf, type LeaveRequestType } from './leave.request.ts'

export function leaveRequestRoutes(type: LeaveRequestType): Served[] {
  const handlers = requestHandlers(type)
  return serve(contract, {
    'POST /api/v1/employee/leave': handlers.submit,
    'GET /api/v1/employee/leave': handlers.own,
    'GET /api/v1/employee/all-leave': handlers.inbox,
    'GET /api/v1/employee/leave/{id}': handlers.one,
    'PUT /api/v1/employee/leave-approval/{id}': handlers.decide,
    'PUT /api/v1/employee/leave-note/{id}': handlers.note,
    'PUT /api/v1/employee/leave-cancel/{id}': handlers.cancel,
    'POST /api/v1/employee/leave-preview': ({ app, tx, actor, body, language }) =>
      preview(app, tx, actor, body, language),
  })
}

/** The effect a leave request would have, before the person submits it. */
async function preview(
  app: App,
  tx: Tx,
  actor: Actor,
  { coverId, ...span }: z.output<typeof LeaveQuestion>,
  language: string,
): Promise<z.output<typeof LeavePreview>> {
  const { employee } = await requesterBehind(tx, actor)
  const check = await checkLeave(tx, employee, span)
  const { halfDays, days } = check.counted
  const warning = await coverWarning(tx, { employee, coverId, from: span.from, to: span.to })
  return {
    halfDays,
    days: days.map(dayOf),
    balance: balanceOf(check),
    problems: [
      ...check.problems.map((problem) => ({
        field: fieldOf(problem),
        message: translate(problem.message, language),
        isBlocking: problem.blocking,
      })),
      ...(warning ? [{ field: 'coverId', message: translate(warning, language), isBlocking: false }] : []),
    ],
    approver: (await firstApprover(tx, { type: 'leave', requester: employee, amount: null, halfDays })).name,
    away: await awayBeside(tx, { employee, from: span.from, to: span.to, except: null }),
    home: (await app.homeDays(tx, employee, span.from, span.to)).map(({ day }) => day),
  }
}
