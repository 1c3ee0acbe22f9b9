import type { z } from 'zod'
import { BankDetailsInput } from '@muster/contract/employees/bank-details.routes.ts'
import { EmergencyContact } from '@muster/contract/employees/emergency-contact.routes.ts'
import {
  PersonalInfoInput,
  bloodGroups,
  genders,
  maritalStatuses,
} from '@muster/contract/employees/personal-info.routes.ts'
import { relations } from '@muster/contract/employees/emergency.ts'
import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { fullName } from '@muster/contract/name.ts'
import { stateCode, stateNames } from '@muster/engine/payroll/rules/in/state-names.ts'
import { plain } from '@muster/engine/sentence.ts'
import type { Fault, KnownValuesOf } from '../../imports/index.ts'
import { isType, phoneOfCell, wordOf } from './cell-values.ts'

export type Column = ColumnOf<'employees'>
export type Cells = Readonly<Record<Column, string>>

export interface PersonParts {
  personal: z.output<typeof PersonalInfoInput> | null
  bank: z.output<typeof BankDetailsInput> | null
  contact: z.output<typeof EmergencyContact> | null
}

/** A row's parts besides the job; a part without filled cells is null. */
export function personParts(cells: Cells, wrong: (fault: Fault<Column>) => void): PersonParts {
  return {
    personal: part(PersonalInfoInput, personalValues(cells), personalColumns, wrong),
    bank: part(BankDetailsInput, bankValues(cells), bankColumns, wrong),
    contact: part(EmergencyContact, contactValues(cells), contactColumns, wrong),
  }
}

const personalColumns: Readonly<Record<string, Column>> = { currentAddress: 'address' }
const bankColumns: Readonly<Record<string, Column>> = {
  accountNumberAgain: 'accountNumber',
  accountType: 'accountNumber',
}
const contactColumns: Readonly<Record<string, Column>> = {
  name: 'emergencyName',
  relation: 'emergencyRelation',
  phone: 'emergencyPhone',
}

function part<S extends z.ZodType>(
  schema: S,
  values: Record<string, unknown> | null,
  columns: Readonly<Record<string, Column>>,
  wrong: (fault: Fault<Column>) => void,
): z.output<S> | null {
  if (values === null) return null
  const read = schema.safeParse(values)
  if (read.success) return read.data
  const told = new Set<Column>()
  for (const { path, message } of read.error.issues) {
    const [first, second] = path.map(String)
    const name =
      first === 'currentAddress' && (second === 'city' || second === 'state' || second === 'pinCode') ? second : first!
    const column = columns[name] ?? (name as Column)
    if (!told.has(column)) wrong({ column, message: plain(message) })
    told.add(column)
  }
  return null
}

function personalValues(cells: Cells): Record<string, unknown> | null {
  const filled: Record<string, unknown> = {}
  const put = (name: string, cell: string, value: unknown = cell) => {
    if (cell !== '') filled[name] = value
  }
  put('birthDate', cells.birthDate)
  put('gender', cells.gender, genderOf(cells.gender) ?? cells.gender)
  put('bloodGroup', cells.bloodGroup, bloodGroupOf(cells.bloodGroup))
  put('maritalStatus', cells.maritalStatus, maritalStatusOf(cells.maritalStatus) ?? cells.maritalStatus)
  for (const one of ['pan', 'aadhaar', 'uan', 'esi'] as const) put(one, cells[one])
  const { address, city, state, pinCode } = cells
  if (address !== '' || city !== '' || state !== '' || pinCode !== '')
    filled['currentAddress'] = { line1: address, city, state: stateOf(state), pinCode: pinCode.replace(/\s/g, '') }
  return Object.keys(filled).length === 0 ? null : filled
}

/** Columns of words: those to choose from, as the cells below are read. */
export const wordColumns: KnownValuesOf<Column> = {
  employmentType: { options: ['Full-time', 'Part-time', 'Contract', 'Intern'], knows: isType },
  gender: {
    options: ['Female', 'Male', 'Other', 'Prefer not to say'],
    knows: (cell) => genderOf(cell) !== null,
  },
  bloodGroup: { options: bloodGroups, knows: (cell) => among(bloodGroups, bloodGroupOf(cell)) !== null },
  maritalStatus: {
    options: ['Single', 'Married', 'Divorced', 'Widowed'],
    knows: (cell) => maritalStatusOf(cell) !== null,
  },
  state: { options: stateNames(), knows: (cell) => stateOf(cell).startsWith('IN-') },
  emergencyRelation: {
    options: ['Spouse', 'Parent', 'Child', 'Sibling', 'Relative', 'Friend', 'Other'],
    knows: (cell) => among(relations, relationOf(cell)) !== null,
  },
}

const genderOf = (cell: string) => wordOf(genders, otherGenders, cell)
const maritalStatusOf = (cell: string) => wordOf(maritalStatuses, otherStatuses, cell)

const otherGenders: Readonly<Record<string, (typeof genders)[number]>> = {
  ...{ f: 'female', m: 'male', woman: 'female', man: 'male', transgender: 'other', o: 'other', others: 'other' },
  ...{ t: 'other', prefernottosay: 'notTold' },
}

const otherStatuses: Readonly<Record<string, (typeof maritalStatuses)[number]>> = {
  ...{ unmarried: 'single', nevermarried: 'single', bachelor: 'single', spinster: 'single', s: 'single', u: 'single' },
  ...{ m: 'married', widow: 'widowed', widower: 'widowed', w: 'widowed', divorcee: 'divorced', d: 'divorced' },
}

/** `O +ve`, `o positive` and `O+` are `O+`. */
function bloodGroupOf(cell: string): string {
  const plain = cell.toLowerCase().replaceAll(/[\s().]/g, '')
  const [, letters, sign] = /^(ab|a|b|o)1?(\+|\+ve|pos|positive|[-−–]|[-−–]ve|neg|negative)$/.exec(plain) ?? []
  return among(bloodGroups, `${letters}${/^[+p]/.test(sign ?? '') ? '+' : '-'}`) ?? cell
}

function bankValues({ holderName, accountNumber, ifsc, bankName, firstName, lastName }: Cells) {
  if (accountNumber === '' && ifsc === '') return null
  const holder = holderName === '' ? fullName({ firstName, lastName }) : holderName
  return {
    ...{ holderName: holder, accountNumber, accountNumberAgain: accountNumber, ifsc, bankName, accountType: 'salary' },
  }
}

function contactValues({ emergencyName, emergencyRelation, emergencyPhone }: Cells) {
  if (emergencyName === '' && emergencyPhone === '') return null
  const relation = emergencyRelation === '' ? 'other' : relationOf(emergencyRelation)
  return { name: emergencyName, relation, phone: phoneOfCell(emergencyPhone) }
}

function relationOf(cell: string): string {
  const word = cell.toLowerCase()
  const relation = among(relations, cell)
  if (relation !== null) return relation
  if (/^(wife|husband)/.test(word)) return 'spouse'
  if (/^(father|mother)/.test(word)) return 'parent'
  if (/^(son|daughter)/.test(word)) return 'child'
  return /^(brother|sister)/.test(word) ? 'sibling' : cell
}

function among<T extends string>(all: readonly T[], cell: string): T | null {
  return all.find((one) => one.toLowerCase() === cell.toLowerCase()) ?? null
}

/** "Karnataka", "KA" and "IN-KA" are `IN-KA`. */
function stateOf(cell: string): string {
  const upper = cell.toUpperCase()
  return stateCode(cell) ?? (/^[A-Z]{2}$/.test(upper) ? `IN-${upper}` : upper)
}
