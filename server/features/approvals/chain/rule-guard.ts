import type { z } from 'zod'
import type { ApprovalRule, ApprovalRuleInput } from '@muster/contract/approvals/approval-rule.ts'
import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { daysSaid, rupeeText } from '@muster/engine/format.ts'
import { joined, plain, plural, say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { ShownChange } from '../../../platform/sensitive/sensitive.ts'
import { allRules, namesOfApprovers } from './rule.queries.ts'

type Input = z.output<typeof ApprovalRuleInput>
type Stored = z.output<typeof ApprovalRule>

/** Whoever sets the levels says who approves money and leave, their own too; so no one sets them alone. */
export async function ruleGuard(tx: Tx, type: RequestTypeName, rules: Input[]) {
  const before = (await allRules(tx, {})).filter((rule) => rule.type === type).map(inputOf)
  if (JSON.stringify(before) === JSON.stringify(rules.map(whole))) return null
  const approvers = JSON.stringify([...before, ...rules].map(({ approver }) => approver))
  const names = new Map((await namesOfApprovers(tx, { approvers })).map(({ id, name }) => [id, name]))
  return {
    area: 'approvalRules' as const,
    title: say`Approval levels: ${plain(requestTypes[type].title)}`,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    isRepeatable: true,
    changes: changesOf(before, rules.map(whole), names),
    now: () => Promise.resolve(null),
  }
}

function changesOf(before: Input[], after: Input[], names: ReadonlyMap<Id, string>): ShownChange[] {
  return Array.from({ length: Math.max(before.length, after.length, 1) }, (_, at) => ({
    label: say`Level ${at + 1}`,
    from: levelSaid(before, at, names),
    to: levelSaid(after, at, names),
  })).filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** "Finance, HR, from ₹5,000, approved automatically after 8 working hours"; without any level the manager decides. */
function levelSaid(levels: Input[], at: number, names: ReadonlyMap<Id, string>): Sentence | null {
  const rule = levels[at]
  if (!rule) return levels.length === 0 && at === 0 ? say`Reporting manager` : null
  const { amountFrom, halfDaysFrom, departmentId, locationId, dueHours, dueAction } = rule
  const isNarrowed = (departmentId ?? locationId ?? null) !== null
  const parts = [
    verbatim(rule.name),
    approverSaid(rule.approver, names),
    typeof amountFrom === 'number' ? say`from ${rupeeText(amountFrom)}` : null,
    typeof halfDaysFrom === 'number' ? say`from ${daysSaid(halfDaysFrom)}` : null,
    isNarrowed ? say`for some departments or locations` : null,
    typeof dueHours === 'number' && dueAction ? due[dueAction](dueHours) : null,
  ].filter((part) => part !== null)
  return joined(parts, ', ')
}

function approverSaid(approver: Input['approver'], names: ReadonlyMap<Id, string>): Sentence {
  if (approver.kind === 'manager')
    return approver.levelsUp === 1 ? say`Reporting manager` : say`Manager, ${approver.levelsUp} levels up`
  return verbatim(names.get(approver.kind === 'role' ? approver.roleId : approver.employeeId) ?? '')
}

const due = {
  remind: (hours: number) => say`reminded after ${plural(hours, { one: '# working hour', other: '# working hours' })}`,
  escalate: (hours: number) =>
    say`escalated after ${plural(hours, { one: '# working hour', other: '# working hours' })}`,
  approve: (hours: number) =>
    say`approved automatically after ${plural(hours, { one: '# working hour', other: '# working hours' })}`,
  reject: (hours: number) =>
    say`rejected automatically after ${plural(hours, { one: '# working hour', other: '# working hours' })}`,
} as const

/** As sent, with every field, so that two can be compared. */
function whole({ name, approver, ...rest }: Input): Input {
  const { amountFrom = null, halfDaysFrom = null, departmentId = null, locationId = null } = rest
  const { dueHours = null, dueAction = null } = rest
  return { name, approver, amountFrom, halfDaysFrom, departmentId, locationId, dueHours, dueAction }
}

function inputOf({ name, approver, department, location, ...rest }: Stored): Input {
  const { amountFrom, halfDaysFrom, dueHours, dueAction } = rest
  const places = { departmentId: department?._id ?? null, locationId: location?._id ?? null }
  return { name, approver: named(approver), amountFrom, halfDaysFrom, ...places, dueHours, dueAction }
}

function named(approver: Stored['approver']): Input['approver'] {
  if (approver.kind === 'manager') return { kind: 'manager', levelsUp: approver.levelsUp }
  if (approver.kind === 'role') return { kind: 'role', roleId: approver.roleId }
  return { kind: 'person', employeeId: approver.employeeId }
}
