import type { Day } from '@muster/contract/values.ts'

/** Employee details printed on a payslip, as they are today. */
export interface PersonFacts {
  name: string
  code: string
  designation: string
  department: string | null
  location: string
  joinedOn: Day
  leftOn: Day | null
  relative: { name: string; relation: 'father' | 'mother' | 'spouse' } | null
  /** Only the last characters of sealed values are printed. */
  panLast4: string | null
  uanLast4: string | null
  esiLast4: string | null
  bank: { name: string; accountLast4: string } | null
}
