import { listOf, say, type Sentence } from '../../../sentence.ts'
import type { Day } from '../../../day.ts'
import { latinName } from '../latin-name.ts'

/** What portals ask about a person besides the month's pay. */
export interface PortalPerson {
  code: string
  name: string
  uan: string | null
  aadhaar: string | null
  pan: string | null
  birthDate: Day | null
  gender: 'female' | 'male' | 'other' | null
  maritalStatus: 'single' | 'married' | 'divorced' | 'widowed' | null
  relativeName: string
  relation: 'father' | 'mother' | 'spouse'
  phone: string | null
  email: string
  joinedOn: Day
  internationalWorker: boolean
  /** Home address; empty if not known. */
  address: string
  pinCode: string
  family: readonly PortalRelative[]
}

/** A family member. */
export interface PortalRelative {
  name: string
  relation: keyof typeof relativeNames
  birthDate: Day
  isDependent: boolean
  /** Nominated share in whole per cent; 0 if not a nominee. */
  nomineePercent: number
}

/** Relations as the ESIC portal names them, in capitals like the rest of its sheet. */
export const relativeNames = {
  ...{ spouse: 'SPOUSE', son: 'SON', daughter: 'DAUGHTER', father: 'FATHER', mother: 'MOTHER' },
  ...{
    fatherInLaw: 'FATHER-IN-LAW',
    motherInLaw: 'MOTHER-IN-LAW',
    brother: 'BROTHER',
    sister: 'SISTER',
    other: 'OTHER',
  },
} as const

export const genderCodes = { male: 'M', female: 'F', other: 'T' } as const
export const maritalCodes = { married: 'M', single: 'U', widowed: 'W', divorced: 'D' } as const

/** `2026-11-24` as `24/11/2026`. */
export function slashed(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** A name as portals accept it: letters, spaces and dots, in capitals; empty if there are none. */
export function portalName(name: string): string {
  return latinName(name, /[A-Za-z. ]/).toUpperCase()
}

/** F for a father, S for a husband; null for any other relation, which the portals don't accept. */
export function relationCode({ relation, gender }: Pick<PortalPerson, 'relation' | 'gender'>): 'F' | 'S' | null {
  if (relation === 'father') return 'F'
  return relation === 'spouse' && gender === 'female' ? 'S' : null
}

/** An Indian mobile number without country code; empty for any other number. */
export function indianMobile(phone: string | null): string {
  return /^\+91([6-9]\d{9})$/.exec(phone ?? '')?.[1] ?? ''
}

export function isUan(uan: string | null): uan is string {
  return uan !== null && /^[1-9]\d{11}$/.test(uan)
}

/** The missing fields; null if there are none. */
export function missing(fields: readonly (readonly [Sentence, string | null])[]): Sentence | null {
  const lacking = fields.filter(([, value]) => value === null || value === '').map(([name]) => name)
  return lacking.length === 0 ? null : say`Missing: ${listOf(lacking)}. Enter it on the employee's page.`
}
