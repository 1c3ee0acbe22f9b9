import { randomUUID } from 'node:crypto'
import { monthOf, type Day } from '@muster/engine/day.ts'
import type { Random } from '../../db/demo/random.ts'
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

/** A call of somebody of the nth organisation. */
export function callOf(site: Site, kind: Kind, { today, ...whose }: Whose & { today: Day }): Due {
  const get = (path: string): Due => ({ ...made(site, whose), kind, method: 'GET', path })
  if (kind === 'today') return get('/api/v1/employee/attendances')
  if (kind === 'dashboard') return get('/api/v1/dashboard/first')
  if (kind === 'own attendance') return get(`/api/v1/employee/attendance?attendance=${monthOf(today)}`)
  return punchOf(site, 'in', whose)
}

/** Each has words of its own, to be found again by. */
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
  /** How many times its share the nth organisation has; once if it is not named. */
  times?: ReadonlyMap<number, number>
  /** Who has punched in is punched out next. */
  isIn: Set<Member>
}

/** What people do through the day at an even rate: they look at their day and month, and every fourth call is a punch. */
export function ordinaryCalls(site: Site, { perSecond, seconds, today, chance, times, isIn }: Work): Due[] {
  const everybody = site.organisations.reduce((sum, { people }) => sum + people.length, 0)
  return site.organisations.flatMap(({ people }, of) => {
    const expected = ((perSecond * seconds * people.length) / everybody) * (times?.get(of) ?? 1)
    // A part of a call is made by chance, or small organisations would never call.
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

/** Milliseconds between two punches of a person: one that overtakes the other would be refused. */
const apartMs = 10_000
