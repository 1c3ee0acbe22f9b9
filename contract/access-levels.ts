import { type AreaId, areaIds, areaOf, type Level, type Step } from './permission-areas.ts'
import { allPermissions, type Permission } from './permissions.ts'

export type Held = ReadonlySet<Permission>

/** The areas by section, in display order. */
export const sections: readonly { title: string; areas: readonly AreaId[] }[] = [
  ...new Set(areaIds.map((id) => areaOf[id].section)),
].map((title) => ({ title, areas: areaIds.filter((id) => areaOf[id].section === title) }))

/** All flags of a level, including those of lower levels. */
export function flagsOf(area: AreaId, level: Level): Permission[] {
  const { steps } = areaOf[area]
  return steps.slice(0, steps.findIndex((step) => step.level === level) + 1).flatMap(({ flags }) => flags)
}

/** Every flag of an area. */
export function flagsIn(area: AreaId): Permission[] {
  return areaOf[area].steps.flatMap(({ flags }) => flags)
}

/** The levels of an area, starting with None. */
export function levelsOf(area: AreaId): { level: Level; word: string }[] {
  return [{ level: 'none', word: 'None' }, ...areaOf[area].steps.map(({ level, word }) => ({ level, word }))]
}

/** `custom` is a set of flags that matches no level of the area. */
export function levelOf(area: AreaId, held: Held): Level | 'custom' {
  const own = flagsIn(area).filter((flag) => held.has(flag))
  const matching = levelsOf(area).find(({ level }) => flagsOf(area, level).length === own.length)
  return matching && flagsOf(area, matching.level).every((flag) => held.has(flag)) ? matching.level : 'custom'
}

/** The flags with an area set to a level; menu flags follow, as far as the person granting may grant them. */
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

/** Whether anything below a menu group is held. */
export function menuFollows(menu: Permission, held: Held): boolean {
  return areaIds.some((id) => areaOf[id].menu === menu && flagsIn(id).some((flag) => held.has(flag)))
}

/** The areas that two sets of flags differ in. */
export function differingAreas(one: Held, other: Held): AreaId[] {
  return areaIds.filter((id) => flagsIn(id).some((flag) => one.has(flag) !== other.has(flag)))
}

/** Permissions that can change pay, people, roles or settings. */
export const changingPermissions: readonly Permission[] = stepsWith(({ isPrivileged }) => isPrivileged === true)

/** Permissions that show the pay, bank accounts, identity or papers of others. */
export const confidentialPermissions: readonly Permission[] = stepsWith(({ isConfidential }) => isConfidential === true)

/** Permissions that one person alone may not give: they change or show what others can be robbed by. */
export const privilegedPermissions: readonly Permission[] = allPermissions.filter(
  (one) => changingPermissions.includes(one) || confidentialPermissions.includes(one),
)

function stepsWith(isMeant: (step: Step) => boolean): Permission[] {
  return allPermissions.filter((one) =>
    areaIds.some((id) => areaOf[id].steps.some((step) => isMeant(step) && step.flags.includes(one))),
  )
}
