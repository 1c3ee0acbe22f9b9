import { differingAreas, flagsIn, type Held, levelOf, levelsOf } from '@muster/contract/access-levels.ts'
import { type AreaId, areaOf } from '@muster/contract/permission-areas.ts'
import { permissions } from '@muster/contract/permissions.ts'
import { joined, plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { ShownChange } from './sensitive.ts'

/** The changes between two sets of permissions, one line per area. */
export function accessChanges(before: Held, after: Held): ShownChange[] {
  return differingAreas(before, after).map((id) => ({
    label: plain(areaOf[id].title),
    from: reach(id, before),
    to: reach(id, after),
  }))
}

/** "View", or "Custom: Read shifts". */
function reach(area: AreaId, held: Held): Sentence {
  const level = levelOf(area, held)
  if (level !== 'custom') return plain(levelsOf(area).find((one) => one.level === level)!.word)
  const labels = flagsIn(area).filter((flag) => held.has(flag))
  const named = labels.map((flag) => plain(permissions[flag].label))
  return say`Custom: ${joined(named, ', ')}`
}
