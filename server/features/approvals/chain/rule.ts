import type { z } from 'zod'
import type { ApprovalRule, ApprovalRuleInput, PreviewedLevel } from '@muster/contract/approvals/approval-rule.ts'
import { entryOf, requestTypeNames, requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import { say, plain, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, notFound } from '../../../platform/problem.ts'
import { isAssignee, whoDecides } from '../step/begin-level.ts'
import { requesterOf } from '../step/requester.queries.ts'
import { managerAlone } from '../step/level.ts'
import { levelsOf, type Weighed } from './levels.ts'
import { allRules, deleteRules, insertRules, lockChain, makersOf, unknownPlaces } from './rule.queries.ts'

type Rule = z.output<typeof ApprovalRule>

/** The levels of every type, in the order in which they decide. */
export async function chains(tx: Tx): Promise<{ type: RequestTypeName; rules: Rule[] }[]> {
  const rules = await allRules(tx, {})
  return requestTypeNames.map((type) => ({ type, rules: rules.filter((rule) => rule.type === type) }))
}

/** Replaces the levels of a type; submitted requests keep the levels they were submitted with. */
export async function replaceChain(
  tx: Tx,
  actor: Actor,
  type: RequestTypeName,
  rules: z.output<typeof ApprovalRuleInput>[],
): Promise<null> {
  mustBeDecidedByPeople(type, rules)
  await lockChain(tx, { type })
  const before = (await allRules(tx, {})).filter((rule) => rule.type === type)
  const makers = (await makersOf(tx, { type })).map(({ account }) => account)
  const madeBy = new Set([...makers, actor.account, ...(actor.requester === undefined ? [] : [actor.requester])])
  await deleteRules(tx, { type })
  const rows = JSON.stringify(rules.map(({ approver, ...rule }, at) => ({ ...rule, ...approver, position: at + 1 })))
  await mustBeThere(tx, rows)
  await insertRules(tx, { type, rules: rows, madeBy: [...madeBy], now: tx.now })
  const record = { type: 'organisation' as const, id: tx.organisation }
  await audit(tx, actor, 'changedApprovalLevels', record, {
    approvers: { of: plain(requestTypes[type].title), from: levelNames(before), to: levelNames(rules) },
  })
  return null
}

/** Money is never approved without a person. */
function mustBeDecidedByPeople(type: RequestTypeName, rules: z.output<typeof ApprovalRuleInput>[]): void {
  if (!entryOf(type).hasMoney) return
  const errors = rules.flatMap(({ dueAction }, at) =>
    dueAction === 'approve'
      ? [{ path: `body.rules.${at}.dueAction`, message: say`Requests with an amount can't be approved automatically` }]
      : [],
  )
  if (errors.length > 0) throw invalid(errors)
}

/** "Manager, Finance", as in the activity log. */
export const levelNames = (levels: readonly { name: string }[]): Sentence =>
  levels.length === 0 ? say`Reporting manager` : verbatim(levels.map(({ name }) => name).join(', '))

/** @throws a problem that names every field whose role, person or place doesn't exist */
async function mustBeThere(tx: Tx, rows: string): Promise<void> {
  const errors = (await unknownPlaces(tx, { rules: rows })).flatMap(({ position, ...unknown }) => {
    const path = `body.rules.${position - 1}`
    return [
      unknown.role ? { path: `${path}.approver.roleId`, message: say`Choose a role` } : null,
      unknown.person ? { path: `${path}.approver.employeeId`, message: say`Choose a person` } : null,
      unknown.department ? { path: `${path}.departmentId`, message: say`Choose a department` } : null,
      unknown.location ? { path: `${path}.locationId`, message: say`Choose a location` } : null,
    ].filter((error) => error !== null)
  })
  if (errors.length > 0) throw invalid(errors)
}

/** Who would decide, level by level. A person who would already have approved a lower level is skipped. */
export async function previewChain(tx: Tx, of: Weighed): Promise<z.output<typeof PreviewedLevel>[]> {
  if (!(await requesterOf(tx, { employee: of.requester }))) throw notFound(say`The employee was not found.`)
  const levels = await levelsOf(tx, of)
  const shown: z.output<typeof PreviewedLevel>[] = []
  for (const { label, approver, due } of levels.length > 0 ? levels : [managerAlone]) {
    const assigneeOrReason = await whoDecides(tx, of, approver, null)
    const isAgain = isAssignee(assigneeOrReason) && shown.some(({ assignee }) => assignee?._id === assigneeOrReason._id)
    const assignee = isAssignee(assigneeOrReason) && !isAgain ? assigneeOrReason : null
    const skipped = isAgain ? 'alreadyApproved' : isAssignee(assigneeOrReason) ? null : assigneeOrReason.kind
    shown.push({ name: label, assignee, skipped, dueHours: due?.hours ?? null, dueAction: due?.then ?? null })
  }
  if (shown.every(({ assignee }) => assignee === null)) {
    const assigneeOrReason = await whoDecides(tx, of, null, null)
    if (isAssignee(assigneeOrReason))
      shown.push({ name: '', assignee: assigneeOrReason, skipped: null, dueHours: null, dueAction: null })
  }
  return shown
}
