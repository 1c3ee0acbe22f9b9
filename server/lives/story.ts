import { daysBetween } from '@muster/engine/day.ts'
import type { Fact, Life, Newcomer } from './life.ts'

/** A life as a story, printed by a failing test. */
export function storyOf({ begins, months, basis, people, facts, runs, clicks, ...life }: Life): string {
  const told = [
    ...people.flatMap((person) => newcomer(person)),
    ...facts.map((fact) => ({ told: fact.told, text: `${people[fact.who]?.name ?? '?'} ${factText(fact)}` })),
  ].toSorted((a, b) => (a.told < b.told ? -1 : a.told > b.told ? 1 : 0))
  const days = runs.slice(0, months).map((days, n) => {
    const again = life.reopened[n] == null ? '' : `, opened again ${life.reopened[n]} days later`
    const how = clicks[n] === undefined || clicks[n] === 'once' ? again : ` (${clicks[n]})${again}`
    return `${days < 0 ? `${-days} early` : `${days} after`}${how}`
  })
  return [
    `From ${begins} for ${months} months, day basis ${basis}, paid in ${life.payMonth} month, run ${days.join(', ')} (days against the end of the month)`,
    ...told.map(({ told: on, text }) => `${on}  ${text}`),
  ].join('\n')
}

function newcomer({ name, joinedOn, told, salaryTold, monthly, state, gender, hasPan }: Newcomer) {
  return [
    {
      told,
      text: `${name} (${[state, gender, hasPan ? 'PAN' : 'no PAN'].filter(Boolean).join(', ')}) joined ${on(joinedOn, told)}`,
    },
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
    case 'again':
      return `is hired again for ${fact.monthly} a month ${when}`
    case 'joinedOtherwise':
      return `in fact joined ${when}`
    case 'absence':
      return `was absent ${when}`
    case 'presence':
      return `was there after all ${when}`
    case 'leave':
      return `was away to ${fact.to}, ${fact.half ? 'half a day of ' : ''}${fact.policy} decided: ${when}`
    case 'move':
      return `works in ${fact.state} ${when}`
    case 'employer':
      return `is employed by ${fact.isOther ? 'the other legal entity' : 'the organisation'} ${when}`
    case 'holiday':
      return `and everybody have a holiday ${when}`
    case 'once':
      return `gets one ${fact.type} of ${fact.amount}`
    case 'loan':
      return `borrows ${fact.amount} for ${fact.months} months`
    case 'reversal':
      return `has the payslip of ${fact.day.slice(0, 7)} reversed, or the last locked one before`
    case 'regime':
      return 'chooses the old regime'
    case 'declaration':
      return `declares ${fact.amount} of savings`
    case 'voluntary':
      return `puts ${fact.amount} a month into the voluntary fund`
    case 'pan':
      return 'gives the PAN'
    case 'gender':
      return `is known to be ${fact.gender}`
    case 'dayBasis':
      return `and everybody are paid by ${fact.basis}`
    case 'payMonth':
      return `and everybody are paid in ${fact.payMonth} month`
    case 'pfBasis':
      return `and everybody have PF wages by ${fact.wageBasis} from ${when}`
    case 'esi':
      return `and everybody are ${fact.enabled ? '' : 'not '}registered for state insurance`
    case 'registration':
      return `and everybody are ${fact.isRegistered ? '' : 'not '}registered: ${fact.section}`
    case 'bank':
      return 'gives another bank account'
    case 'returned':
      return `has the next payment returned${fact.again ? ', and paid again' : ''}`
    case 'hold':
      return `has the next pay held, released ${fact.release} the payment`
    case 'unsettled':
      return 'has the settlement reversed and made again'
  }
}

function on(day: string, told: string): string {
  const late = daysBetween(day, told)
  return late > 1 ? `${day} (told ${late} days late)` : day
}
