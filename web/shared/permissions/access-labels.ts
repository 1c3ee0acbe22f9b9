import { t } from '@lingui/core/macro'
import { differingAreas, flagsIn, type Held, levelOf, levelsOf } from '@muster/contract/access-levels.ts'
import { type AreaId, areaIds, areaOf } from '@muster/contract/permission-areas.ts'
import { type Permission, permissions } from '@muster/contract/permissions.ts'
import { i18n } from '../language/i18n.ts'

/** "View", or "Custom: Read shifts". */
export function levelLabel(area: AreaId, held: Held): string {
  const level = levelOf(area, held)
  if (level !== 'custom') return i18n._(levelsOf(area).find((one) => one.level === level)!.word)
  const labels = flagsIn(area).filter((flag) => held.has(flag))
  return t`Custom: ${labels.map((flag) => i18n._(permissions[flag].label)).join(', ')}`
}

/** The differences between two sets of flags, a line per area. */
export function accessChanges(before: Held, after: Held): { label: string; from: string; to: string }[] {
  return differingAreas(before, after).map((id) => ({
    label: i18n._(areaOf[id].title),
    from: levelLabel(id, before),
    to: levelLabel(id, after),
  }))
}

/** "Pay runs and payslips: View": the level that contains this flag. */
export function accessLabel(permission: Permission): string {
  for (const id of areaIds) {
    const step = areaOf[id].steps.find(({ flags }) => flags.includes(permission))
    if (step) return `${i18n._(areaOf[id].title)}: ${i18n._(step.word)}`
  }
  return i18n._(permissions[permission].label)
}
