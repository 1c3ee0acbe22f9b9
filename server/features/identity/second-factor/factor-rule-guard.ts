import type { z } from 'zod'
import type { FactorRuleInput } from '@muster/contract/identity/second-factor.routes.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companySetting } from '../../../platform/sensitive/company-setting.ts'
import { factorRules } from './rule.ts'

/** Roles of which less is asked than before, or later. */
export async function factorRuleGuard(tx: Tx, { roles }: z.output<typeof FactorRuleInput>) {
  const present = await factorRules(tx)
  const before = new Map(present.map((row) => [row.roleId, row]))
  const loosened = roles.flatMap(({ roleId, rule, from }) => {
    const was = before.get(roleId)
    if (!was || was.rule === 'none') return []
    const isLater = rule === was.rule && from !== null && was.from !== null && from > was.from
    if (strength[rule] >= strength[was.rule] && !isLater) return []
    return [{ label: verbatim(was.role), from: said(was.rule, was.from), to: said(rule, from) }]
  })
  if (loosened.length === 0) return null
  return {
    ...companySetting(tx, say`Loosen the second step at sign-in`),
    changes: loosened,
    now: () => Promise.resolve(present),
  }
}

const strength = { none: 0, any: 1, authenticator: 2 } as const
const words = {
  none: say`No second step`,
  any: say`Any second step`,
  authenticator: say`Authenticator app or passkey`,
} as const

const said = (rule: keyof typeof words, from: string | null) =>
  rule === 'none' || from === null ? words[rule] : say`${words[rule]} from ${{ day: from }}`
