import type { z } from 'zod'
import {
  attendanceRequestRoutes as contract,
  type AttendanceRequestPreview,
} from '@muster/contract/attendance/attendance-request.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { firstApprover, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { attendanceRequest, mustStand } from './attendance.request.ts'
import { putRequestRule } from './correction.queries.ts'
import { dayPicture } from './day-picture.ts'
import { judgeDays, requestLimits, usageOf } from './judge-days.ts'
import type { Asked } from './wanted-punches.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(attendanceRequest)

export const attendanceRequests = {
  type: attendanceRequest,
  routes: serve(contract, {
    'POST /api/v1/employee/attendance-request': async ({ body: { days, reason }, ...by }) => {
      const { employee } = await requesterBehind(by.tx, by.actor)
      await mustStand(by.tx, employee, days)
      const requests: { _id: string; day: Day }[] = []
      for (const draft of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
        const { _id } = await submit({ ...by, body: { ...draft, reason }, files: { documents: [] } })
        requests.push({ _id, day: draft.day })
      }
      return { requests }
    },
    'GET /api/v1/employee/attendance-request': own,
    'GET /api/v1/employee/attendance-approval': inbox,
    'GET /api/v1/employee/attendance-request/{id}': one,
    'PUT /api/v1/employee/attendance-request/{id}': decide,
    'PUT /api/v1/employee/attendance-note/{id}': note,
    'PUT /api/v1/employee/attendance-cancel/{id}': cancel,
    'POST /api/v1/employee/attendance-preview': ({ tx, actor, body, language }) =>
      preview(tx, actor, body.days, language),
    'GET /api/v1/user/attendance-request-rule': ({ tx }) => requestLimits(tx),
    'PUT /api/v1/user/attendance-request-rule': async ({ tx, actor, body }) => {
      const before = await requestLimits(tx)
      await putRequestRule(tx, { ...body, now: tx.now })
      const told = ({ monthlyLimit, requestWithinDays }: typeof before) => ({
        correctionsAMonth: monthlyLimit,
        correctionWithinDays: requestWithinDays,
      })
      const changes = differences(told(before), told(body))
      await audit(tx, actor, 'changed', { type: 'organisation', id: tx.organisation }, changes)
      return null
    },
  }),
}

/** The days as they are and would be, shown to the person before submitting. */
async function preview(
  tx: Tx,
  actor: Actor,
  asked: readonly Asked[],
  language: string,
): Promise<z.output<typeof AttendanceRequestPreview>> {
  const { employee } = await requesterBehind(tx, actor)
  const days = asked.map(({ day }) => day)
  const weighed = { type: 'attendance', requester: employee, amount: null, halfDays: null } as const
  const [judged, locks, usage, limits, approver] = await Promise.all([
    judgeDays(tx, employee, asked),
    locksBetween(tx, { from: days.toSorted()[0]!, to: days.toSorted().at(-1)! }),
    usageOf(tx, employee, days),
    requestLimits(tx),
    firstApprover(tx, weighed),
  ])
  return {
    days: judged.map(({ day, facts, wanted, pending, problems }) => ({
      day,
      before: facts === null ? null : dayPicture(facts, day, tx.now),
      after: facts === null || wanted === null ? null : dayPicture(facts, day, tx.now, wanted),
      locked: locks.find(({ from, to }) => from <= day && day <= to) ?? null,
      pending,
      problems: problems.map(({ field, message }) => ({ field, message: translate(message, language) })),
    })),
    usage,
    requestWithinDays: limits.requestWithinDays,
    approver: approver.name,
  }
}
