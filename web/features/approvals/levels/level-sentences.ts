import { plural, t } from '@lingui/core/macro'
import { dayCount } from '@muster/engine/format.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { listText } from '../../../shared/format/list.ts'

export type Chain = Got<'GET /api/v1/user/approval-rules'>[number]
export type Rule = Chain['rules'][number]

/** "Reporting manager", "Manager two levels up", "Anyone with the role HR", "Meera Shah" */
export function approverText(approver: Rule['approver']): string {
  if (approver.kind === 'role') return t`Anyone with the role ${approver.name}`
  if (approver.kind === 'person') return approver.name
  return approver.levelsUp === 1 ? t`Reporting manager` : t`Manager, ${approver.levelsUp} levels up`
}

/** "For 3 days or more, in Sales"; null if the level applies to every request. */
export function conditionText({ halfDaysFrom, amountFrom, department, location }: Rule): string | null {
  const parts = [
    halfDaysFrom === null ? null : halfDaysFrom === 2 ? t`1 day or more` : t`${dayCount(halfDaysFrom)} days or more`,
    amountFrom === null ? null : t`${formatMoney(amountFrom)} or more`,
    department === null ? null : t`employees in ${department.name}`,
    location === null ? null : t`employees at ${location.name}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : t`For ${listText(parts)}`
}

const then = {
  remind: (hours: number) =>
    plural(hours, {
      one: 'Remind daily after # working hour',
      other: 'Remind daily after # working hours',
    }),
  escalate: (hours: number) =>
    plural(hours, {
      one: 'Escalate to their manager after # working hour',
      other: 'Escalate to their manager after # working hours',
    }),
  approve: (hours: number) =>
    plural(hours, {
      one: 'Approve automatically after # working hour',
      other: 'Approve automatically after # working hours',
    }),
  reject: (hours: number) =>
    plural(hours, {
      one: 'Reject automatically after # working hour',
      other: 'Reject automatically after # working hours',
    }),
} as const

/** "Remind daily after 8 working hours"; null without a time limit. */
export function dueText({ dueHours, dueAction }: Pick<Rule, 'dueHours' | 'dueAction'>): string | null {
  if (dueHours === null || dueAction === null) return null
  return then[dueAction](dueHours)
}

/** A rule as the contract takes it. */
export function inputOf({ name, approver, amountFrom, halfDaysFrom, department, location, dueHours, dueAction }: Rule) {
  return {
    name,
    approver:
      approver.kind === 'manager'
        ? approver
        : approver.kind === 'role'
          ? { kind: approver.kind, roleId: approver.roleId }
          : { kind: approver.kind, employeeId: approver.employeeId },
    amountFrom,
    halfDaysFrom,
    departmentId: department?._id ?? null,
    locationId: location?._id ?? null,
    dueHours,
    dueAction,
  }
}
export type RuleInput = ReturnType<typeof inputOf>
