import type { Day } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { amount, fileDay, fileName, fileText, inFields, yesNo, type FileRecord, type StatementForm } from './record.ts'
import { taxStateCode } from './state-codes.ts'

/** The deductor, and the person responsible. */
export interface Deductor {
  tan: string
  pan: string
  gstin: string | null
  name: string
  /** Empty for a company without one. */
  branch: string
  type: DeductorType
  place: Place
  person: { name: string; designation: string; pan: string; place: Place }
}

/** Lines of at most 25 characters, the ISO code of the state, PIN code; a phone number has ten digits. */
export interface Place {
  lines: readonly string[]
  state: string
  pinCode: string
  email: string
  phone: string
  /** Since the previous statement. */
  isChanged: boolean
}

/** What the headers of a statement say. */
export interface Headed {
  deductor: Deductor
  /** `2026-27` */
  year: string
  quarter: 1 | 2 | 3 | 4
  createdOn: Day
  /** Of the previous regular statement; null for the first one filed. */
  previousReceipt: string | null
}

/** Deductors other than governments, whose additional fields (ministry, PAO, DDO) are not supported. */
export const deductorTypes = ['K', 'M', 'P', 'T', 'J', 'B', 'Q', 'F'] as const
export type DeductorType = (typeof deductorTypes)[number]

export const addressLineLength = 25
const india = { name: 'INDIA', phone: '91' }

export function fileHeader({ deductor, createdOn }: Headed): FileRecord {
  const values = { 3: 'SL1', 4: 'R', 5: fileDay(createdOn), 6: '1', 7: 'D', 8: deductor.tan, 9: '1', 10: 'Muster' }
  return { fields: 18, type: 'FH', values }
}

interface Totals {
  challans: number
  depositedPaise: Paise
  salaries: number
  grossPaise: Paise
}

export function batchHeader(form: StatementForm, statement: Headed, totals: Totals): FileRecord {
  const { deductor, year, quarter, previousReceipt } = statement
  const { person, place } = deductor
  const common = {
    ...{ 3: '1', 4: String(totals.challans), 5: form, 9: previousReceipt ?? '', 13: deductor.tan, 15: deductor.pan },
    ...{ 16: yearText(year, 1), 17: yearText(year, 0), 18: `Q${quarter}`, 19: fileName(deductor.name) },
    ...inFields(21, addressFields(place)),
    ...{ 26: taxStateCode(place.state), 27: place.pinCode, 28: place.email, 32: deductor.type },
    ...{ 33: fileName(person.name), 34: fileText(person.designation, 20) },
    ...inFields(35, addressFields(person.place)),
    ...{ 40: taxStateCode(person.place.state), 41: person.place.pinCode, 42: person.place.email },
    ...{
      47: amount(totals.depositedPaise),
      52: yesNo(previousReceipt !== null),
      59: person.pan,
      69: deductor.gstin ?? '',
    },
  }
  return { fields: 72, type: 'BH', values: { ...common, ...ofForm(form, statement, totals) } }
}

function ofForm(form: StatementForm, { deductor, quarter }: Headed, totals: Totals): FileRecord['values'] {
  const { place, person } = deductor
  if (form === '138')
    return {
      ...{ 20: india.name, 29: india.phone, 30: place.phone },
      ...{ 43: india.name, 44: india.phone, 45: person.place.phone },
    }
  const yearly: FileRecord['values'] =
    quarter === 4 ? { 49: String(totals.salaries), 50: amount(totals.grossPaise) } : {}
  return {
    ...yearly,
    ...{ 20: fileText(deductor.branch, 75) || 'NA', 31: yesNo(place.isChanged), 43: person.place.phone },
    ...{ 46: yesNo(person.place.isChanged), 51: 'N' },
  }
}

function addressFields({ lines }: Place): string[] {
  return Array.from({ length: 5 }, (_, at) => fileText(lines[at] ?? '', addressLineLength))
}

/** `2026-27` as `202627`; a later one for the assessment year. */
function yearText(year: string, later: number): string {
  const first = Number(year.slice(0, 4)) + later
  return `${first}${String((first + 1) % 100).padStart(2, '0')}`
}
