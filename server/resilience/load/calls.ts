import { randomUUID } from 'node:crypto'
import { monthOf, type Day } from '@muster/engine/day.ts'
import type { Random } from '../../demo/random.ts'
import { evenly } from './arrivals.ts'
import type { Due } from './open-loop.ts'
import type { Member } from './sessions.ts'
import type { Site } from './site.ts'

type Kind = (typeof kinds)[number]
const kinds = ['today', 'punch', 'dashboard', 'own attendance'] as const

interface Whose {
  at: number
  of: number
  member: Member
}

/** A call by a person of the nth organisation. */
export function callOf(site: Site, kind: Kind, { today, ...whose }: Whose & { today: Day }): Due {
  const get = (path: string): Due => ({ ...made(site, whose), kind, method: 'GET', path })
  if (kind === 'today') return get('/api/v1/employee/attendances')
  if (kind === 'dashboard') return get('/api/v1/dashboard/first')
  if (kind === 'own attendance') return get(`/api/v1/employee/attendance?attendance=${monthOf(today)}`)
  return punchOf(site, 'in', whose)
}

/** Each has unique words, to be found by later. */
export function punchOf(site: Site, way: 'in' | 'out', whose: Whose): Due {
  const path = `/api/v1/employee/punch-${way}`
  return { ...made(site, whose), kind: 'punch', method: 'POST', path, body: JSON.stringify({ note: randomUUID() }) }
}

function made(site: Site, { at, of, member }: Whose): Pick<Due, 'at' | 'of' | 'from' | 'who'> {
  const { organisation, people } = site.organisations[of]!
  const office = parseInt(member.session.slice(-4), 16) % Math.ceil(people.length / peopleOfAnOffice)
  return { at, of, from: `10.${of}.0.${office + 1}`, who: () => site.authorization(organisation, member) }
}

const peopleOfAnOffice = 250

interface Work {
  perSecond: number
  seconds: number
  today: Day
  chance: Random
  /** The nth organisation's multiple of its share; 1 if not listed. */
  times?: ReadonlyMap<number, number>
  /** Members who have punched in, and punch out next. */
  isIn: Set<Member>
}

/** Everyday calls at an even rate: people view their day and month, and every fourth call is a punch. */
export function ordinaryCalls(site: Site, { perSecond, seconds, today, chance, times, isIn }: Work): Due[] {
  const everybody = site.organisations.reduce((sum, { people }) => sum + people.length, 0)
  return site.organisations.flatMap(({ people }, of) => {
    const expected = ((perSecond * seconds * people.length) / everybody) * (times?.get(of) ?? 1)
    // A fraction of a call is made by chance, otherwise small organisations would never call.
    const calls = Math.floor(expected) + (chance.below(1000) < (expected % 1) * 1000 ? 1 : 0)
    const first = chance.below(people.length)
    const punched = new Map<Member, number>()
    const moments = evenly(calls, seconds * 1000, chance).toSorted((a, b) => a - b)
    return moments.map((at, n) => {
      const member = people[(first + n) % people.length]!
      const kind = kinds[n % kinds.length]!
      const isSoon = at - (punched.get(member) ?? -Infinity) < apartMs
      if (kind !== 'punch' || isSoon) return callOf(site, isSoon ? 'today' : kind, { at, of, member, today })
      punched.set(member, at)
      const way = isIn.has(member) ? 'out' : 'in'
      if (way === 'in') isIn.add(member)
      else isIn.delete(member)
      return punchOf(site, way, { at, of, member })
    })
  })
}

/** Minimum milliseconds between two punches of a person: one overtaking the other would be refused. */
const apartMs = 10_000
