import type { Got } from '../../shared/call/types.ts'
import type { Choice } from '../../shared/form/choice/use-options.ts'

export const previewKey = 'POST /api/v1/user/company-setup/preview'
export type Proposal = Got<typeof previewKey>

type Answer = Proposal['schemes'][number]['answer']

export interface SetupValues {
  people: number | null
  states: Choice[]
  pf: Answer | ''
  esi: Answer | ''
  payDay: number | null
  payMonth: 'this' | 'next'
  employerShareInCtc: boolean
  excludedHolidays: string[]
}

/** The call's body: empty answers are omitted, and reported at their fields. */
export function answersOf({
  pf,
  esi,
  ...values
}: Partial<Record<keyof SetupValues, unknown>>): Record<string, unknown> {
  return { ...values, ...(pf === '' ? {} : { pf }), ...(esi === '' ? {} : { esi }) }
}
