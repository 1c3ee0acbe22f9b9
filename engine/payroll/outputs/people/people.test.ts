import { expect, test } from 'vitest'
import type { Sentence } from '../../../sentence.ts'
import { pfExits, type PfExit } from './pf-exits.ts'
import { pfKyc } from './pf-kyc.ts'
import type { PortalPerson } from './portal-person.ts'
import { esiRegistrations, pfRegistrations } from './registrations.ts'

const hostile = ['Rao, "Asha"', 'Asha#~#Rao', '=Asha Rao', 'Asha\r\nRao', 'Ásha Rao #~#']
const priya: PortalPerson = {
  code: 'ACM-0001',
  name: 'Priya Nair',
  uan: '100904319456',
  aadhaar: '234567890124',
  pan: 'ABCPN1234F',
  birthDate: '1994-02-28',
  gender: 'female',
  maritalStatus: 'married',
  relativeName: 'Rahul Nair',
  relation: 'spouse',
  phone: '+919876543210',
  email: 'Priya@Acme.test',
  joinedOn: '2026-10-31',
  internationalWorker: false,
  address: '12, MG Road, Bengaluru',
  pinCode: '560001',
  family: [
    { name: 'Rahul Nair', relation: 'spouse', birthDate: '1992-07-09', isDependent: false, nomineePercent: 100 },
    { name: 'Asha#~#Nair', relation: 'daughter', birthDate: '2022-01-31', isDependent: true, nomineePercent: 0 },
  ],
}
const left: PfExit = {
  ...{ code: 'ACM-0001', name: 'Priya Nair', uan: '100904319456' },
  ...{ leftOn: '2026-10-31', reason: 'resignation' },
}

/** Every text in a sentence, including nested ones. */
function words({ text, values }: Sentence): string {
  return [
    text,
    ...values.map((value) => (typeof value === 'object' && 'text' in value ? words(value) : JSON.stringify(value))),
  ].join(' ')
}

/** Matches a line by the published lengths and characters of its fields, independently of the writer. */
const exitLine = /^[1-9]\d{11}#~#(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}#~#[CSDPR]$/
const kycLine =
  /^[1-9]\d{11}#~#[AP]#~#[A-Z\d]{10,12}#~##~#[A-Z. ]{1,85}#~##~##~##~##~#[MFT]?#~#[YN]#~#[MUWD]?#~#[A-Z]{5}\d{10}$/

test.each([
  ['resignation', 'C'],
  ['retrenchment', 'C'],
  ['other', 'C'],
  ['superannuation', 'S'],
  ['death', 'D'],
  ['disablement', 'P'],
] as const)('an exit by %s is told as %s, with its last day', (reason, letter) => {
  const { lines, excluded } = pfExits([{ ...left, reason }])
  expect(excluded).toEqual([])
  expect(lines).toEqual([`100904319456#~#31/10/2026#~#${letter}`])
  expect(lines[0]).toMatch(exitLine)
})

test.each([
  [{ uan: null }, 'UAN'],
  [{ uan: '12#~#3' }, 'UAN'],
  [{ reason: null }, 'reason for leaving PF'],
  [{ leftOn: null }, 'No longer leaving'],
] as const)('an exit with %j is told and not written', (change, told) => {
  const { lines, excluded } = pfExits([{ ...left, ...change }])
  expect(lines).toEqual([])
  expect(words(excluded[0]!.reason)).toContain(told)
})

test('the KYC file has 13 fields per document, whatever the name is', () => {
  const made = pfKyc(
    'BGBNG0012345000',
    hostile.map((name) => ({ ...priya, name })),
  )
  expect(made).toMatchObject({ people: hostile.length, excluded: [] })
  expect(made.lines).toHaveLength(2 * hostile.length)
  for (const line of made.lines) {
    expect(line).toMatch(kycLine)
    expect(line.split('#~#')).toHaveLength(13)
  }
  expect(made.lines[0]).toContain('#~#A#~#234567890124#~#')
  expect(made.lines[1]).toContain('#~#P#~#ABCPN1234F#~#')
})

test('the KYC file has the bank account with IFSC and holder, if known', () => {
  const bank = { account: '501001234821', ifsc: 'HDFC0001234', holderName: 'Priya R. Nair' }
  const { lines } = pfKyc('BGBNG0012345000', [{ ...priya, bank }])
  expect(lines).toHaveLength(3)
  expect(lines[2]?.split('#~#').slice(0, 6)).toEqual([
    '100904319456',
    'B',
    '501001234821',
    'HDFC0001234',
    'PRIYA R. NAIR',
    '',
  ])
  expect(lines[2]?.split('#~#')).toHaveLength(13)
  expect(pfKyc('BGBNG0012345000', [{ ...priya, bank: { ...bank, holderName: 'प्रिया' } }]).lines).toHaveLength(2)
})

test('a member without PAN is reported, and has the other document in the KYC file', () => {
  const { lines, excluded } = pfKyc('BGBNG0012345000', [{ ...priya, pan: null }])
  expect(lines).toHaveLength(1)
  expect(words(excluded[0]!.reason)).toContain('PAN')
})

test.each([
  [{ name: 'प्रिया' }, 'name in Latin letters'],
  [{ name: 'Priya नायर' }, 'name in Latin letters'],
  [{ relativeName: 'Rahul नायर' }, "father's or husband's name"],
  [{ relativeName: '' }, "father's or husband's name"],
  [{ relation: 'mother' }, "father's or husband's name"],
  [{ gender: 'male' }, "father's or husband's name"],
  [{ birthDate: null }, 'date of birth'],
  [{ gender: null, relation: 'father' }, 'gender'],
  [{ maritalStatus: null }, 'marital status'],
  [{ aadhaar: null }, 'Aadhaar'],
  [{ phone: '+4915112345678' }, 'mobile number'],
] as const)('registration with %j is told by field and not put in as blank', (change, field) => {
  for (const register of [pfRegistrations, esiRegistrations]) {
    const { table, excluded } = register([{ ...priya, ...change } as PortalPerson])
    expect(table.rows).toEqual([])
    expect(excluded).toHaveLength(1)
    expect(words(excluded[0]!.reason)).toContain(field)
  }
})

const mixed = 'Asha नायर'

test.each([
  ['a nominee', { nomineePercent: 100, isDependent: false }, 'nominees'],
  ['a dependent', { nomineePercent: 0, isDependent: true }, 'dependents'],
] as const)('%s whose name is partly in another script is told, and not written without it', (_, relative, field) => {
  const member = { name: mixed, relation: 'daughter', birthDate: '2022-01-31', ...relative } as const
  const { table, excluded } = esiRegistrations([{ ...priya, family: [...priya.family, member] }])
  expect(table.rows).toEqual([])
  expect(words(excluded[0]!.reason)).toContain(`${field}' names in Latin letters`)
  // The EPFO portal does not ask for them.
  expect(pfRegistrations([{ ...priya, family: [member] }]).table.rows).toHaveLength(1)
})

test('a relative who is neither nominee nor dependent is in no file, whatever the name', () => {
  const member = {
    name: mixed,
    relation: 'sister',
    birthDate: '1990-01-31',
    isDependent: false,
    nomineePercent: 0,
  } as const
  const { table } = esiRegistrations([{ ...priya, family: [member] }])
  expect(table.rows[0]?.slice(-2)).toEqual(['', ''])
})

test('everything missing for a person is reported at once', () => {
  const { excluded } = pfRegistrations([{ ...priya, birthDate: null, aadhaar: null }])
  expect(excluded).toHaveLength(1)
  expect(words(excluded[0]!.reason)).toMatch(/date of birth.*Aadhaar/)
})

test('a registration has each field under its heading, and no name can add a separator or a formula', () => {
  for (const register of [pfRegistrations, esiRegistrations]) {
    const { table } = register(hostile.map((name) => ({ ...priya, name, relativeName: name })))
    expect(table.rows).toHaveLength(hostile.length)
    for (const row of table.rows) {
      const of = Object.fromEntries(table.columns.map(({ name }, at) => [name.text, row[at]]))
      expect(of).toMatchObject({
        ...{ 'Employee ID': 'ACM-0001', 'Date of birth': '28/02/1994', 'Gender (M, F or T)': 'F' },
        ...{ 'Relation (F or S)': 'S', 'Mobile number': '9876543210', Email: 'priya@acme.test' },
        ...{ Aadhaar: '234567890124', 'Marital status (M, U, W or D)': 'M' },
      })
      expect(of['Name']).toMatch(/^[A-Z][A-Z. ]*$/)
      expect(of["Father's or husband's name"]).toMatch(/^[A-Z][A-Z. ]*$/)
    }
  }
  const { table } = esiRegistrations([priya, { ...priya, family: [] }])
  expect(table.rows.map((row) => row.slice(-2))).toEqual([
    ['RAHUL NAIR, SPOUSE, 100%', 'ASHA NAIR, DAUGHTER, 31/01/2022'],
    ['', ''],
  ])
  const esi = esiRegistrations([{ ...priya, address: '', pinCode: '' }])
  expect(words(esi.excluded[0]!.reason)).toMatch(/address.*PIN code/)
})
