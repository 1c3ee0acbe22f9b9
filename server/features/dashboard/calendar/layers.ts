import type { z } from 'zod'
import type { CalendarLayer } from '@muster/contract/dashboard/calendar.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { addMonths, daysBetween, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { leaveOn, type LeaveOn } from '../../../platform/leave/leave.ts'
import { celebrationsBetween } from '../../noticeboard/index.ts'
import { payDates } from '../../payroll/index.ts'
import { teamNamed } from './calendar.queries.ts'

type Layer = z.output<typeof CalendarLayer>

/** The longest span of one request. */
const mostDays = 92

/** Of a longer list, `perDay` of a kind are named on each day and the others counted. */
const most = { team: 500, entries: 500, perDay: 5 }

/** The person's own leave with its type, the team's without it, birthdays and anniversaries, and pay dates. */
export async function calendarLayers(
  tx: Tx,
  { employee }: Actor,
  { from, to }: { from: Day; to: Day },
): Promise<Layer[]> {
  if (to < from) throw wrongField('query.to', say`Enter an end on or after the start`)
  if (daysBetween(from, to) > mostDays) throw wrongField('query.to', say`Choose at most ${mostDays} days`)
  const team = new Map(
    (employee === null ? [] : await teamNamed(tx, { employee, most: most.team })).map((person) => [person._id, person]),
  )
  const leave = employee === null ? [] : await leaveOn(tx, [employee, ...team.keys()], from, to)
  const celebrations = await celebrationsBetween(tx, {
    ...{ employee, from, to, now: tx.now },
    ...{ most: most.entries, perDay: most.perDay },
  })
  const pay = await payDates(tx, monthsBetween(from, to))
  const blank = { person: null, leaveType: null, isHalf: false, years: null, more: 0 }
  const onLeave = halvesTogether(leave).map(({ employee: of, day, name, isHalf }): Layer => {
    const person = team.get(of)
    return person
      ? { ...blank, day, layer: 'teamLeave', person, isHalf }
      : { ...blank, day, layer: 'ownLeave', leaveType: name, isHalf }
  })
  return [
    ...onLeave.filter(({ layer }) => layer === 'ownLeave'),
    ...shortened(onLeave.filter(({ layer }) => layer === 'teamLeave')),
    ...celebrations.flatMap(({ _id, name, photo, kind, day, years, more }): Layer[] => {
      const one = { ...blank, day, layer: kind, person: { _id, name, photo } }
      return [
        { ...one, years: kind === 'anniversary' ? years : null },
        ...(more > 0 ? [{ ...blank, day, layer: kind, more }] : []),
      ]
    }),
    ...pay.filter((day) => day >= from && day <= to).map((day): Layer => ({ ...blank, day, layer: 'payDate' })),
  ].toSorted((one, other) => key(one).localeCompare(key(other)))
}

/** The number of those not listed comes after the names. */
const key = ({ day, layer, person, more }: Layer) => `${day} ${layer} ${more > 0 ? 1 : 0} ${person?.name ?? ''}`

function shortened(entries: readonly Layer[]): Layer[] {
  if (entries.length <= most.entries) return [...entries]
  return [...Map.groupBy(entries, ({ day }) => day).values()].flatMap((ofDay) => {
    const more = ofDay.length - most.perDay
    const named = ofDay.toSorted((one, other) => key(one).localeCompare(key(other))).slice(0, most.perDay)
    return more > 0 ? [...named, { ...named[0]!, person: null, isHalf: false, more }] : named
  })
}

/** Two halves of one day, possibly of two types, are one entry. */
function halvesTogether(leave: readonly LeaveOn[]) {
  const days = new Map<string, { employee: string; day: Day; name: string; isHalf: boolean }>()
  for (const { employee, day, part, name } of leave) {
    const before = days.get(`${employee} ${day}`)
    const names = before && before.name !== name ? `${before.name}, ${name}` : name
    days.set(`${employee} ${day}`, { employee, day, name: names, isHalf: part !== 'full' && before === undefined })
  }
  return [...days.values()]
}

function monthsBetween(from: Day, to: Day) {
  const months = [monthOf(from)]
  while (months.at(-1)! < monthOf(to)) months.push(addMonths(months.at(-1)!, 1))
  return months
}
