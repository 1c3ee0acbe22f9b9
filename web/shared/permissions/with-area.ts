import { flagsIn, type Held, levelOf, withLevel } from '@muster/contract/access-levels.ts'
import type { AreaId } from '@muster/contract/permission-areas.ts'
import type { Permission } from '@muster/contract/permissions.ts'

export type MayGive = (flag: Permission) => boolean

/** Whether the viewer may change the flags of an area to those of another set: no one gives or revokes what they do not hold. */
export function mayBecome(area: AreaId, saved: Held, wanted: Held, mayGive: MayGive): boolean {
  return flagsIn(area).every((flag) => saved.has(flag) === wanted.has(flag) || mayGive(flag))
}

/** The flags, with these areas taken from another set. */
export function withAreas(held: Held, areas: readonly AreaId[], from: Held, mayGive: MayGive): Held {
  return areas.reduce((all, area) => withArea(all, area, from, mayGive), held)
}

/** The flags, with one area taken from another set, whether or not it matches a level. */
function withArea(held: Held, area: AreaId, from: Held, mayGive: MayGive): Held {
  const level = levelOf(area, from)
  if (level !== 'custom') return withLevel(held, area, level, mayGive)
  const next = new Set(held)
  for (const flag of flagsIn(area)) {
    if (from.has(flag)) next.add(flag)
    else next.delete(flag)
  }
  return next
}
