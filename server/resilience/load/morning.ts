import type { Day } from '@muster/engine/day.ts'
import { random } from '../../demo/random.ts'
import { arrivals } from './arrivals.ts'
import { callOf } from './calls.ts'
import { carriedOf, type Carried } from './first-full.ts'
import { sendWhenDue, type Due, type Told } from './open-loop.ts'
import { measuredOf, type Measured } from './scenario.ts'
import type { Member } from './sessions.ts'
import type { Site } from './site.ts'
import { watch } from './watch.ts'

export interface Morning extends Measured {
  people: number
  carried: Carried
}

interface Extent {
  seconds: number
  seed: number
  today: Day
  /** Percentage of people who come; 100 by default. */
  percent?: number
  /** Members who have punched in. */
  isIn: Set<Member>
}

/** Everyone arrives within a span, most in its middle: they view the day, punch in, and some keep browsing. */
export async function morning(
  site: Site,
  { seconds, seed, today, percent = 100, isIn }: Extent,
): Promise<{ measured: Morning; told: Told[] }> {
  const chance = random(seed)
  const people = site.organisations.flatMap(({ people }, of) =>
    people.filter(() => percent === 100 || chance.chance(percent)).map((member) => ({ member, of })),
  )
  for (const { member } of people) isIn.add(member)
  const moments = arrivals(people.length, seconds * 1000, chance)
  const calls = people.flatMap(({ member, of }, n): Due[] => {
    const call = (kind: Parameters<typeof callOf>[1], after: number) =>
      callOf(site, kind, { at: moments[n]! + after, of, member, today })
    return [
      call('today', 0),
      call('punch', think),
      ...(n % 3 === 0 ? [call('dashboard', 2 * think)] : []),
      ...(n % 3 === 1 ? [call('own attendance', 2 * think)] : []),
    ]
  })
  const { result: told, watched } = await watch(site, () => sendWhenDue(site.addresses, calls))
  const carried = carriedOf(told, Math.max(1000, (seconds * 1000) / 60))
  const measured = measuredOf(site, told, watched, carried.window)
  return { told, measured: { ...measured, people: people.length, carried } }
}

/** Milliseconds between seeing and acting. */
const think = 1500
