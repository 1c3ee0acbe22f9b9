import { say, type Sentence } from '../../../sentence.ts'
import type { Excluded } from '../paid-row.ts'
import type { SaidTable } from '../table.ts'
import {
  genderCodes,
  indianMobile,
  isUan,
  maritalCodes,
  missing,
  portalName,
  relationCode,
  relativeNames,
  slashed,
  type PortalPerson,
  type PortalRelative,
} from './portal-person.ts'

export interface Registrations {
  table: SaidTable & { rows: readonly string[][] }
  excluded: Excluded[]
}

/** A field of the form: its heading, its name within a sentence, its value (null if it has one that cannot be written), and whether the portal requires it. */
interface Field {
  heading: Sentence
  field: Sentence
  of: (person: PortalPerson) => string | null
  needed: boolean
}

const name: Field = needed(say`Name`, say`name in Latin letters`, (person) => portalName(person.name))
const mobile: Field = needed(say`Mobile number`, say`Indian mobile number`, ({ phone }) => indianMobile(phone))
const relative: Field[] = [
  needed(say`Father's or husband's name`, say`father's or husband's name in Latin letters`, (person) =>
    relationCode(person) === null ? '' : portalName(person.relativeName),
  ),
  optional(say`Relation (F or S)`, (person) => relationCode(person) ?? ''),
]
const born: Field[] = [
  needed(say`Date of birth`, say`date of birth`, ({ birthDate }) => (birthDate === null ? '' : slashed(birthDate))),
  needed(say`Gender (M, F or T)`, say`gender`, ({ gender }) => (gender === null ? '' : genderCodes[gender])),
]
const email = optional(say`Email`, (person) => person.email.toLowerCase())
const marital: Field = needed(say`Marital status (M, U, W or D)`, say`marital status`, ({ maritalStatus }) =>
  maritalStatus === null ? '' : maritalCodes[maritalStatus],
)
const aadhaar: Field = needed(say`Aadhaar`, say`Aadhaar`, (person) => person.aadhaar ?? '')
const code = optional(say`Employee ID`, (person) => person.code)

const pfFields: readonly Field[] = [
  code,
  optional(say`UAN`, ({ uan }) => (isUan(uan) ? uan : '')),
  name,
  optional(say`International worker (Y or N)`, (person) => (person.internationalWorker ? 'Y' : 'N')),
  mobile,
  email,
  ...relative,
  ...born,
  optional(say`Date of joining EPF`, ({ joinedOn }) => slashed(joinedOn)),
  marital,
  aadhaar,
  optional(say`PAN`, ({ pan }) => pan ?? ''),
]

const esiFields: readonly Field[] = [
  code,
  name,
  ...relative,
  ...born,
  marital,
  optional(say`Date of appointment`, ({ joinedOn }) => slashed(joinedOn)),
  aadhaar,
  mobile,
  email,
  needed(say`Address`, say`current address`, ({ address }) => address),
  needed(say`PIN code`, say`PIN code`, ({ pinCode }) => pinCode),
  {
    heading: say`Nominees (name, relation, share)`,
    field: say`nominees' names in Latin letters`,
    of: ({ family }) =>
      relatives(
        family.filter(({ nomineePercent }) => nomineePercent > 0),
        ({ nomineePercent }) => `${nomineePercent}%`,
      ),
    needed: false,
  },
  {
    heading: say`Dependents (name, relation, date of birth)`,
    field: say`dependents' names in Latin letters`,
    of: ({ family }) =>
      relatives(
        family.filter(({ isDependent }) => isDependent),
        ({ birthDate }) => slashed(birthDate),
      ),
    needed: false,
  },
]

/** What the EPFO portal asks for each new member, in the order of its member details (Form 5). */
export function pfRegistrations(people: Iterable<PortalPerson>): Registrations {
  return registrations(pfFields, people)
}

/** What the ESIC portal asks for each newly insured person (declaration form 1). */
export function esiRegistrations(people: Iterable<PortalPerson>): Registrations {
  return registrations(esiFields, people)
}

function registrations(fields: readonly Field[], people: Iterable<PortalPerson>): Registrations {
  const rows: string[][] = []
  const excluded: Excluded[] = []
  for (const person of people) {
    const cells = fields.map(({ of }) => of(person))
    const lacking = missing(
      fields.flatMap(({ field, needed }, at) => (needed || cells[at] === null ? [[field, cells[at]!] as const] : [])),
    )
    if (lacking === null) rows.push(cells.map((cell) => cell ?? ''))
    else excluded.push({ code: person.code, name: person.name, reason: lacking })
  }
  return { table: { columns: fields.map(({ heading }) => ({ name: heading, type: 'text' })), rows }, excluded }
}

/** Null if a name isn't all in Latin letters: a relative is never written without a name. */
function relatives(family: readonly PortalRelative[], more: (relative: PortalRelative) => string): string | null {
  const named = family.map((one) => ({ one, name: portalName(one.name) }))
  if (named.some(({ name }) => name === '')) return null
  return named.map(({ one, name }) => `${name}, ${relativeNames[one.relation]}, ${more(one)}`).join('; ')
}

function needed(heading: Sentence, field: Sentence, of: Field['of']): Field {
  return { heading, field, of, needed: true }
}

function optional(heading: Sentence, of: Field['of']): Field {
  return { heading, field: heading, of, needed: false }
}
