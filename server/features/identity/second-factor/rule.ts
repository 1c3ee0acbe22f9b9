import type { z } from 'zod'
import type { FactorRuleInput } from '@muster/contract/identity/second-factor.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, actsAsAdmin } from '../../../platform/actor.ts'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, invalid } from '../../../platform/problem.ts'
import { deleteFactorRule, factorRuleRows, putFactorRule } from './rule.queries.ts'

export const factorRules = (tx: Tx) => factorRuleRows(tx, {})

/** Roles that are not named keep their rules. */
export async function saveFactorRules(tx: Tx, actor: Actor, { roles }: z.output<typeof FactorRuleInput>) {
  if (!actsAsAdmin(actor)) throw forbidden(say`Only the admin can change this setting.`)
  const before = new Map((await factorRules(tx)).map((row) => [row.roleId, row]))
  const problems = roles.flatMap(({ roleId, rule, from }, index) => [
    ...(before.has(roleId) ? [] : [{ path: `body.roles.${index}.roleId`, message: say`This role does not exist` }]),
    ...(rule !== 'none' && from === null ? [{ path: `body.roles.${index}.from`, message: say`Choose a day` }] : []),
  ])
  if (problems.length > 0) throw invalid(problems)
  const changed = roles.filter(({ roleId, rule, from }) => {
    const was = before.get(roleId)
    return was?.rule !== rule || (rule !== 'none' && was.from !== from)
  })
  for (const { roleId, rule, from } of changed) {
    if (rule === 'none' || from === null) await deleteFactorRule(tx, { role: roleId })
    else await putFactorRule(tx, { role: roleId, kind: rule, from, account: actor.account, now: tx.now })
  }
  for (const { roleId, rule, from } of changed) {
    const was = before.get(roleId)
    await audit(
      tx,
      actor,
      'changedSecondStepRule',
      { type: 'role', id: roleId },
      {
        secondStep: { from: asValue(was?.rule), to: asValue(rule) },
        appliesFrom: { from: asValue(was?.from), to: asValue(rule === 'none' ? null : from) },
      },
    )
  }
  return factorRules(tx)
}
