import type { z } from 'zod'
import type { CompanyAnswers } from '@muster/contract/setup/company-setup.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { suggestedHolidays, type SuggestedHoliday } from '@muster/engine/calendar/indian-holidays.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { holidaysBetween } from '../calendar/index.ts'
import { leavePolicies, type LeavePolicy } from '../../platform/leave/leave.ts'
import { companyToday } from '../organisation/index.ts'
import { isSettingUp, payProposal, payProposalAgain } from '../payroll/index.ts'
import { companySetup, placesByState } from './company-setup.queries.ts'

type Answers = z.output<typeof CompanyAnswers>

/** A preview of what the answers would create. */
export async function proposal(tx: Tx, answers: Answers) {
  const isAgain = await isWorking(tx)
  const today = await companyToday(tx)
  const places = await placesByState(tx, {})
  const { from, to } = holidaySpan(today)
  const kept = await holidaysBetween(tx, { from, to })
  const stateOf = new Map(places.map(({ id, state }) => [id, state]))
  const isKept = ({ day, states }: StateHoliday) =>
    kept.some(
      (one) =>
        one.day === day &&
        (one.locations.length === 0 ||
          states.length === 0 ||
          one.locations.some(({ _id }) => states.includes(stateOf.get(_id) ?? ''))),
    )
  const all = stateHolidays(answers.states, from, to)
  const suggested = isAgain ? holidaysOfNew(all, newPlaces(answers.states, places)) : all
  return {
    ...(isAgain ? await payProposalAgain(tx, answers) : await payProposal(tx, answers)),
    isPayOpen: await isSettingUp(tx),
    places: [
      ...places.map(({ state, name }) => ({ state, name, isNew: false })),
      ...newPlaces(answers.states, places).map((one) => ({ ...one, isNew: true })),
    ],
    holidays: suggested.map((one) => ({ ...one, isThere: isKept(one) })),
    leave: inForce(await leavePolicies(tx), today),
  }
}

/** Whether the company was set up, or has paid people without that: answers then change existing data. */
export async function isWorking(tx: Tx): Promise<boolean> {
  return (await companySetup(tx, {})) !== undefined || !(await isSettingUp(tx))
}

/** Only for newly added states: a working company has decided about the others. */
export function holidaysOfNew(all: readonly StateHoliday[], added: readonly { state: string }[]): StateHoliday[] {
  return all.filter(({ states }) => states.some((state) => added.some((one) => one.state === state)))
}

/** From today to the end of next year, so that leave can be planned. */
export const holidaySpan = (today: Day) => ({ from: today, to: `${Number(today.slice(0, 4)) + 1}-12-31` })

export interface StateHoliday {
  key: string
  day: Day
  name: string
  /** ISO 3166-2; empty means everywhere. */
  states: string[]
  isExpected: boolean
}

/** One per day and state: of two on the same day the more general one stays. */
export function stateHolidays(states: readonly string[], from: Day, to: Day): StateHoliday[] {
  const letters = new Map(states.map((state) => [lawLetters(state), state]))
  const taken = new Map<Day, Set<string>>()
  const free = ({ day, states: where }: SuggestedHoliday) => {
    const before = taken.get(day) ?? new Set<string>()
    taken.set(day, before)
    const wanted = where === null ? [...letters.keys()] : where
    if (where === null && before.size > 0) return []
    const open = wanted.filter((state) => !before.has(state))
    for (const state of open) before.add(state)
    return open
  }
  return suggestedHolidays([...letters.keys()], from, to).flatMap((one) => {
    const open = free(one)
    if (open.length === 0) return []
    const { day, name, certainty } = one
    const where = open.length === letters.size ? [] : open.map((code) => letters.get(code)!)
    return [{ key: `${day} ${name}`, day, name, states: where, isExpected: certainty === 'expected' }]
  })
}

/** `IN-TS` is `TG` in the legal tables, and `IN-DH` is `DN`. */
export const lawLetters = (state: string) => ({ 'IN-TS': 'TG', 'IN-DH': 'DN' })[state] ?? state.slice(3)

/** A location in each state without one. */
export function newPlaces(states: readonly string[], places: readonly { name: string; state: string }[]) {
  const names = new Set(places.map(({ name }) => name.toLowerCase()))
  return [...new Set(states)]
    .filter((state) => !places.some((one) => one.state === state))
    .map((state) => {
      const name = `${stateName(lawLetters(state))} office`
      return { state, name: names.has(name.toLowerCase()) ? `${name} 2` : name }
    })
}

function inForce(versions: readonly LeavePolicy[], today: Day) {
  const latest = new Map<Id, LeavePolicy>()
  for (const one of versions) if (one.isActive && one.startsOn <= today) latest.set(one.id, one)
  return [...latest.values()].map(({ name, halfDaysAYear, isPaid }) => ({ name, isPaid, daysAYear: halfDaysAYear / 2 }))
}
