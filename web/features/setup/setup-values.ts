import type { Got } from '../../shared/call/types.ts'
import type { Choice } from '../../shared/form/choice/use-options.ts'

export const previewKey = 'POST /api/v1/user/company-setup/preview'
export type Proposal = Got<typeof previewKey>

export interface SetupValues {
  people: number | null
  states: Choice[]
  pf: string
  esi: string
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
  return { ...values, pf: pf === 'yes', esi: esi === 'yes' }
}
