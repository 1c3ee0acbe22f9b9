import { flagsIn, type Held, levelOf } from '@muster/contract/access-levels.ts'
import { areaIds, areaOf } from '@muster/contract/permission-areas.ts'
import { type Permission, permissions } from '@muster/contract/permissions.ts'
import { i18n } from '../language/i18n.ts'
import { abilitySentences } from './ability-sentences.ts'

/** What access allows and does not, area by area. `all`: the number of people it covers; null: everyone, uncounted. */
export function abilities(held: Held, all: number | null): { can: string[]; cannot: string[] } {
  const can = areaIds.flatMap((id) => {
    if (levelOf(id, held) === 'custom')
      return flagsIn(id)
        .filter((flag) => held.has(flag))
        .map((flag) => `${i18n._(areaOf[id].title)}: ${i18n._(permissions[flag].label)}`)
    const step = areaOf[id].steps.findLast(({ flags }) => flags.every((flag) => held.has(flag)))
    return step ? (abilitySentences[id][step.level]?.can(all) ?? []) : []
  })
  const cannot = areaIds.flatMap((id) => {
    const step = areaOf[id].steps.find(({ flags }) => !flags.some((flag) => held.has(flag)))
    return step ? (abilitySentences[id][step.level]?.cannot ?? []) : []
  })
  return { can, cannot }
}

/** "Can approve and pay pay runs": what a privileged permission allows. */
export function riskOf(permission: Permission): string {
  for (const id of areaIds) {
    const step = areaOf[id].steps.find(({ flags }) => flags.includes(permission))
    if (step) return abilitySentences[id][step.level]?.risk ?? ''
  }
  return ''
}
