import type { Day } from '../../../day.ts'
import { say, type Sentence } from '../../../sentence.ts'
import type { PortalPerson } from '../people/portal-person.ts'
import type { SaidCell, SaidColumn, SaidTable } from '../table.ts'

/** A person in the register of employees. */
export interface RegisteredPerson extends Pick<
  PortalPerson,
  | 'code'
  | 'name'
  | 'gender'
  | 'birthDate'
  | 'relativeName'
  | 'phone'
  | 'joinedOn'
  | 'uan'
  | 'pan'
  | 'address'
  | 'pinCode'
> {
  nationality: string
  permanentAddress: string
  designation: string
  department: string | null
  location: string
  employmentType: Sentence
  esiNumber: string | null
  /** Only the last four digits of the Aadhaar number, since the register is passed around. */
  aadhaarLast4: string | null
  /** Likewise. */
  bank: { accountLast4: string; ifsc: string } | null
  leftOn: Day | null
  leavingReason: string | null
}

const columns: readonly SaidColumn[] = [
  { name: say`Serial number`, type: 'number' },
  { name: say`Employee number`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Gender`, type: 'text' },
  { name: say`Name of father, mother or spouse`, type: 'text' },
  { name: say`Date of birth`, type: 'day' },
  { name: say`Nationality`, type: 'text' },
  { name: say`Date of joining`, type: 'day' },
  { name: say`Designation`, type: 'text' },
  { name: say`Department`, type: 'text' },
  { name: say`Place of work`, type: 'text' },
  { name: say`Type of employment`, type: 'text' },
  { name: say`Mobile`, type: 'text' },
  { name: say`UAN`, type: 'text' },
  { name: say`PAN`, type: 'text' },
  { name: say`ESI number`, type: 'text' },
  { name: say`Aadhaar`, type: 'text' },
  { name: say`Bank account`, type: 'text' },
  { name: say`IFSC`, type: 'text' },
  { name: say`Present address`, type: 'text' },
  { name: say`Permanent address`, type: 'text' },
  { name: say`Date of exit`, type: 'day' },
  { name: say`Reason for exit`, type: 'text' },
]

const genders = { female: say`Female`, male: say`Male`, other: say`Other` } as const

/**
 * The register of employees, one row each, with their present details.
 *
 * Source: Code on Wages 2019 s.50; Code on Wages (Central) Rules 2026, G.S.R. 343(E), Form I.
 */
export function employeeRegister(people: Iterable<RegisteredPerson>): SaidTable {
  return { columns, rows: employeeRows(people) }
}

function* employeeRows(people: Iterable<RegisteredPerson>): Generator<readonly SaidCell[]> {
  let serial = 0
  for (const one of people) {
    serial += 1
    const { gender, aadhaarLast4, bank, address, pinCode } = one
    yield [
      ...[serial, one.code, one.name, gender === null ? null : genders[gender], one.relativeName, one.birthDate],
      ...[one.nationality, one.joinedOn, one.designation, one.department, one.location, one.employmentType],
      ...[one.phone, one.uan, one.pan, one.esiNumber, aadhaarLast4 === null ? null : `XXXX XXXX ${aadhaarLast4}`],
      ...[
        bank === null ? null : `XXXX ${bank.accountLast4}`,
        bank?.ifsc ?? null,
        [address, pinCode].filter((part) => part !== '').join(' '),
      ],
      ...[one.permanentAddress, one.leftOn, one.leavingReason],
    ]
  }
}
