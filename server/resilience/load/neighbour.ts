import type { Day } from '@muster/engine/day.ts'
import { random } from '../../demo/random.ts'
import { ordinaryCalls } from './calls.ts'
import { figuresOf, type Figures } from './figures.ts'
import { sendWhenDue, type Told } from './open-loop.ts'
import { measuredOf, type Measured } from './scenario.ts'
import type { Site } from './site.ts'
import type { Member } from './sessions.ts'
import { watch } from './watch.ts'

export interface Neighbour extends Measured {
  /** The others' calls, while it has its share, and while it has `times` as much. */
  quiet: Figures
  others: Figures
  /** The noisy organisation's calls. */
  noisy: Figures
  /** How many times longer the others' p99 is. */
  ratio: number
}

interface Extent {
  perSecond: number
  seconds: number
  seed: number
  today: Day
  /** The noisy organisation: 0 is the largest. */
  which?: number
  times?: number
  isIn: Set<Member>
}

/** Measures how ten times the calls from one organisation affect the others. */
export async function neighbour(
  site: Site,
  { which = 0, times = 10, seed, ...work }: Extent,
): Promise<{ measured: Neighbour; told: Told[] }> {
  const chance = random(seed)
  // Watched as well, for being watched takes time.
  const usual = ordinaryCalls(site, { ...work, chance })
  const { result: quiet } = await watch(site, () => sendWhenDue(site.addresses, usual))
  const calls = ordinaryCalls(site, { ...work, chance, times: new Map([[which, times]]) })
  const { result: noise, watched } = await watch(site, () => sendWhenDue(site.addresses, calls))
  const others = (told: readonly Told[]) => figuresOf(told.filter(({ of }) => of !== which))
  const [before, after] = [others(quiet), others(noise)]
  const measured = {
    ...measuredOf(site, noise, watched),
    ...{ quiet: before, others: after, ratio: after.p99 / before.p99 },
    noisy: figuresOf(noise.filter(({ of }) => of === which)),
  }
  return { measured, told: [...quiet, ...noise] }
}
