import { flagsIn, type Held, levelOf, withLevel } from '@muster/contract/access-levels.ts'
import type { AreaId } from '@muster/contract/permission-areas.ts'
import type { Permission } from '@muster/contract/permissions.ts'

/** The flags with one area as it is in another set, be it a level or not. */
export function withArea(held: Held, area: AreaId, from: Held, mayGive: (flag: Permission) => boolean): Held {
  const level = levelOf(area, from)
  if (level !== 'custom') return withLevel(held, area, level, mayGive)
  const next = new Set(held)
  for (const flag of flagsIn(area)) {
    if (from.has(flag)) next.add(flag)
    else next.delete(flag)
  }
  return next
}
