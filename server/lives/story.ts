import { daysBetween } from '@muster/engine/day.ts'
import type { Fact, Life, Newcomer } from './life.ts'

/** A life as somebody would tell it: what a failing test prints. */
export function storyOf({ begins, months, basis, people, facts, runs }: Life): string {
  const told = [
    ...people.flatMap((person) => newcomer(person)),
    ...facts.map((fact) => ({ told: fact.told, text: `${people[fact.who]?.name ?? '?'} ${factText(fact)}` })),
  ].toSorted((a, b) => (a.told < b.told ? -1 : a.told > b.told ? 1 : 0))
  const days = runs.slice(0, months).map((days) => (days < 0 ? `${-days} early` : `${days} after`))
  return [
    `From ${begins} for ${months} months, day basis ${basis}, run ${days.join(', ')} (days against the end of the month)`,
    ...told.map(({ told: on, text }) => `${on}  ${text}`),
  ].join('\n')
}

function newcomer({ name, joinedOn, told, salaryTold, monthly, state }: Newcomer) {
  return [
    { told, text: `${name} (${state}) joined ${on(joinedOn, told)}` },
    { told: salaryTold, text: `${name} earns ${monthly} a month from the start` },
  ]
}

function factText(fact: Fact): string {
  const when = on(fact.day, fact.told)
  switch (fact.kind) {
    case 'raise':
      return `earns ${fact.more} more a month from ${when}`
    case 'cut':
      return `earns no more than ${fact.monthly} a month from ${when}`
    case 'exit':
      return `left ${when}`
    case 'stays':
      return 'does not leave after all'
    case 'joinedOtherwise':
      return `in fact joined ${when}`
    case 'absence':
      return `was absent ${when}`
    case 'presence':
      return `was there after all ${when}`
    case 'leave':
      return `was away to ${fact.to}, leave decided: ${when}`
    case 'move':
      return `works in ${fact.state} ${when}`
    case 'holiday':
      return `and everybody have a holiday ${when}`
    case 'once':
      return `gets one ${fact.type} of ${fact.amount}`
    case 'loan':
      return `borrows ${fact.amount} for ${fact.months} months`
    case 'reversal':
      return `has the payslip of ${fact.day.slice(0, 7)} reversed`
    case 'regime':
      return 'chooses the old regime'
    case 'declaration':
      return `declares ${fact.amount} of savings`
    case 'voluntary':
      return `puts ${fact.amount} a month into the voluntary fund`
  }
}

function on(day: string, told: string): string {
  const late = daysBetween(day, told)
  return late > 1 ? `${day} (told ${late} days late)` : day
}
