import { type AreaId, areaIds, areaOf, type Level } from './permission-areas.ts'
import { allPermissions, type Permission, permissions } from './permissions.ts'

export type Held = ReadonlySet<Permission>

/** The areas by section, as they are shown. */
export const sections: readonly { title: string; areas: readonly AreaId[] }[] = [
  ...new Set(areaIds.map((id) => areaOf[id].section)),
].map((title) => ({ title, areas: areaIds.filter((id) => areaOf[id].section === title) }))

/** All flags of a level, those of the levels before it among them. */
export function flagsOf(area: AreaId, level: Level): Permission[] {
  const { steps } = areaOf[area]
  return steps.slice(0, steps.findIndex((step) => step.level === level) + 1).flatMap(({ flags }) => flags)
}

/** Every flag of an area. */
export function flagsIn(area: AreaId): Permission[] {
  return areaOf[area].steps.flatMap(({ flags }) => flags)
}

/** The levels that an area has, from None on. */
export function levelsOf(area: AreaId): { level: Level; word: string }[] {
  return [{ level: 'none', word: 'None' }, ...areaOf[area].steps.map(({ level, word }) => ({ level, word }))]
}

/** `custom` is a set of flags that is no level of the area. */
export function levelOf(area: AreaId, held: Held): Level | 'custom' {
  const own = flagsIn(area).filter((flag) => held.has(flag))
  const found = levelsOf(area).find(({ level }) => flagsOf(area, level).length === own.length)
  return found && flagsOf(area, found.level).every((flag) => held.has(flag)) ? found.level : 'custom'
}

/** "View", or "Custom: Read shifts". */
export function levelWords(area: AreaId, held: Held): string {
  const level = levelOf(area, held)
  if (level !== 'custom') return levelsOf(area).find((one) => one.level === level)!.word
  const labels = flagsIn(area).filter((flag) => held.has(flag))
  return `Custom: ${labels.map((flag) => permissions[flag].label).join(', ')}`
}

/** The flags with an area at a level; those of the menu follow, as far as who gives them may give them. */
export function withLevel(held: Held, area: AreaId, level: Level, mayGive: (flag: Permission) => boolean): Held {
  const chosen = new Set(flagsOf(area, level))
  const next = new Set([...held, ...chosen])
  for (const flag of flagsIn(area)) if (!chosen.has(flag)) next.delete(flag)
  const { menu } = areaOf[area]
  if (menu === undefined || !mayGive(menu)) return next
  if (menuFollows(menu, next)) next.add(menu)
  else next.delete(menu)
  return next
}

/** Whether something below a group of the menu is held. */
export function menuFollows(menu: Permission, held: Held): boolean {
  return areaIds.some((id) => areaOf[id].menu === menu && flagsIn(id).some((flag) => held.has(flag)))
}

/** The areas that two sets of flags differ in. */
export function differingAreas(one: Held, other: Held): AreaId[] {
  return areaIds.filter((id) => flagsIn(id).some((flag) => one.has(flag) !== other.has(flag)))
}

/** What changes between two sets of flags, a line for each area. */
export function accessChanges(before: Held, after: Held): { label: string; from: string; to: string }[] {
  return differingAreas(before, after).map((id) => ({
    label: areaOf[id].title,
    from: levelWords(id, before),
    to: levelWords(id, after),
  }))
}

/** "Pay runs and payslips: View": what somebody has to be given for this flag. */
export function accessWords(permission: Permission): string {
  for (const id of areaIds) {
    const step = areaOf[id].steps.find(({ flags }) => flags.includes(permission))
    if (step) return `${areaOf[id].title}: ${step.word}`
  }
  return permissions[permission].label
}

/** What a flag that changes pay, people, roles or settings can do; completes "Can …". */
export function riskOf(permission: Permission): string | undefined {
  return areaIds.flatMap((id) => areaOf[id].steps).find(({ flags }) => flags.includes(permission))?.risk
}

/** Permissions that can change pay, people, roles or settings. */
export const privilegedPermissions: readonly Permission[] = allPermissions.filter((one) => riskOf(one) !== undefined)
