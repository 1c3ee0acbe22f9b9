import type { Got } from '../../shared/call/types.ts'
import type { Choice } from '../../shared/form/choice/use-options.ts'

export const previewKey = 'POST /api/v1/user/company-setup/preview'
export type Proposal = Got<typeof previewKey>

type Answer = NonNullable<Proposal['schemes'][number]['answer']>

export type StateScheme = Got<'GET /api/v1/user/company-setup'>['stateSchemes'][number]

export interface SetupValues {
  people: number | null
  states: Choice[]
  pf: Answer | ''
  esi: Answer | ''
  /** By state; empty: not answered. */
  stateFunds: Record<string, { pt: Answer | ''; lwf: Answer | '' }>
  payDay: number | null
  payMonth: 'this' | 'next'
  employerShareInCtc: boolean
  excludedHolidays: string[]
}

/** The call's body: empty answers are omitted, and reported at their fields; of the funds those of the chosen states. */
export function answersOf(
  { pf, esi, states, stateFunds, ...values }: Partial<SetupValues>,
  schemes: readonly StateScheme[],
): Record<string, unknown> {
  const chosen = codesOf(states)
  return {
    ...values,
    states: chosen,
    ...(pf === '' ? {} : { pf }),
    ...(esi === '' ? {} : { esi }),
    stateFunds: fundsOf(chosen, stateFunds, schemes),
  }
}

/** The answer to each scheme of the chosen states, an empty one included. */
export function fundsOf(
  states: readonly string[],
  answers: SetupValues['stateFunds'] | undefined,
  schemes: readonly StateScheme[],
): Record<string, Partial<Record<StateScheme['section'], Answer | ''>>> {
  const ofState = (state: string) =>
    schemes.filter((one) => one.state === state).map(({ section }) => [section, answers?.[state]?.[section] ?? ''])
  return Object.fromEntries(states.map((state) => [state, Object.fromEntries(ofState(state))]))
}

/** The values of a form are choices, the body has their values. */
const codesOf = (states: readonly (Choice | string)[] = []) =>
  states.map((state) => (typeof state === 'string' ? state : state.value))
