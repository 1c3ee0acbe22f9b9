import { type TwoPersonArea, twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companySetting } from '../../../platform/sensitive/company-setting.ts'
import { isOn, rules } from './rule.ts'

/** Turning a rule off; turning it on only adds a second person. */
export async function ruleGuard(tx: Tx, actor: Actor, area: TwoPersonArea, wanted: boolean) {
  if (wanted || !(await isOn(tx, area))) return null
  return {
    ...companySetting(tx, say`Turn off the two-person rule for "${plain(twoPersonAreas[area].label)}"`),
    changes: [{ label: plain(twoPersonAreas[area].label), from: say`On`, to: say`Off` }],
    now: () => rules(tx, actor.account),
  }
}
