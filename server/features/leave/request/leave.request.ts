import type { z } from 'zod'
import type { LeaveDetails, LeaveDraft } from '@muster/contract/leave/leave-request.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { LeaveProblem } from '@muster/engine/leave/check.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import { together } from '../../../platform/database/together.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, type FieldFault } from '../../../platform/problem.ts'
import type { Outline, RequestType } from '../../approvals/index.ts'
import { awayBeside } from './away.queries.ts'
import { coverOfRequest, insertCover } from './cover.queries.ts'
import { coverWarning, releaseCover, tellCover } from './cover.ts'
import { checkLeave, type LeaveCheck } from './leave-draft.ts'
import { consumeLeave, reserveLeave, returnLeave, type Touched } from './leave-request.ts'

export type Draft = z.output<typeof LeaveDraft>
type Details = z.output<typeof LeaveDetails>

/** Determined at the time of the request; `halfDays` and `days` again when the calendar changes. */
export interface LeaveFacts extends Pick<Details, 'policy' | 'isPaid' | 'halfDays' | 'days'> {
  /** Whether days off between days of leave counted. Absent in requests from before this was stored. */
  sandwich?: boolean
}

interface CheckedLeave extends Outline<LeaveFacts> {
  counted: LeaveCheck['counted']
}

export type LeaveRequestType = RequestType<Draft, LeaveFacts, Details, CheckedLeave>

export interface AttendanceBeside {
  /** Throws if a day's attendance is permanently closed, so that leave can no longer change it. */
  mustBeOpen: (tx: Tx, day: Day) => Promise<void>
  /** Recalculates attendance on days of leave taken or returned. */
  daysChanged: (tx: Tx, days: NonNullable<Touched>) => Promise<void>
}

export function leaveRequest({ mustBeOpen, daysChanged }: AttendanceBeside): LeaveRequestType {
  const changed = async (tx: Tx, days: Touched) => {
    if (days) await daysChanged(tx, days)
  }
  return {
    name: 'leave',

    async check(tx, employee, draft) {
      await mustBeOpen(tx, draft.from)
      const check = await checkLeave(tx, employee, draft)
      const blocking = check.problems.filter((problem) => problem.blocking)
      if (blocking.length > 0) throw invalid(blocking.map(fieldError), blocking[0]!.message)
      await coverWarning(tx, { employee, coverId: draft.coverId, from: draft.from, to: draft.to })
      const { counted } = check
      const { halfDays, days } = counted
      const { name, isPaid, sandwich } = check.policy
      return {
        title: titleOf(name),
        quantity: daysSaid(halfDays),
        reason: draft.reason,
        startsOn: draft.from,
        endsOn: draft.to,
        halfDays,
        counted,
        facts: { policy: name, isPaid, sandwich, halfDays, days: days.map(dayOf) },
      }
    },

    async submitted(tx, { _id, requester, draft }, { counted }) {
      await together([
        reserveLeave(tx, { request: _id, employee: requester, draft }, counted),
        ...(draft.coverId === undefined ? [] : [insertCover(tx, { request: _id, cover: draft.coverId })]),
      ])
    },

    async approved(tx, request) {
      const { _id, requester, draft } = request
      await changed(tx, await consumeLeave(tx, { request: _id, employee: requester, draft }))
      if (draft.coverId !== undefined) await tellCover(tx, request)
    },

    async undone(tx, request) {
      const { _id, requester, requesterAccount, draft } = request
      if (draft.coverId !== undefined) await releaseCover(tx, request)
      const days = await returnLeave(tx, _id)
      await changed(tx, days)
      if (!days) return
      // Adjacent leave may have counted days off that it enclosed, or have left days to it.
      const { organisation } = tx
      const { from, to } = days
      await tx.enqueue('leave-recount', { organisation, employees: [requester], from, to, account: requesterAccount })
    },

    mayWithdraw(tx, { startsOn, zone }) {
      if (startsOn !== null && startsOn > localDay(tx.now, zone)) return null
      return say`This leave request has begun and can no longer be cancelled. Ask your approver or HR.`
    },

    async details(tx, { _id, requester, draft, facts }) {
      const check = await checkLeave(tx, requester, draft, _id)
      return {
        ...facts,
        policyId: draft.policyId,
        fromPart: draft.fromPart,
        toPart: draft.toPart,
        balance: balanceOf(check),
        away: await awayBeside(tx, { employee: requester, from: draft.from, to: draft.to, except: _id as Id | null }),
        cover: (await coverOfRequest(tx, { request: _id })) ?? null,
        isEligible: check.problems.every(({ code }) => code !== 'notEligible'),
      }
    },
  }
}

/** "Casual" is a leave type's name; its request reads "Casual leave". */
function titleOf(policy: string): Sentence {
  return /\b(leave|off)\b/i.test(policy) ? verbatim(policy) : say`${policy} leave`
}

/** Half-days before and after; ungranted leave has none. */
export function balanceOf({ policy, balances }: LeaveCheck): Details['balance'] {
  return policy.hasBalance ? balances : []
}

export function dayOf({ day, halfDays, why, name }: LeaveCheck['counted']['days'][number]): Details['days'][number] {
  return { day, halfDays, why, name }
}

/** The form field that a problem belongs to. */
export function fieldOf({ field }: LeaveProblem): keyof Draft | 'documents' {
  return field === 'policy' ? 'policyId' : field === 'document' ? 'documents' : field
}

function fieldError(problem: LeaveProblem): FieldFault {
  const field = fieldOf(problem)
  return { path: field === 'documents' ? `files.${field}` : `body.${field}`, message: problem.message }
}
