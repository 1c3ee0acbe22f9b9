import { beforeAll, describe, expect, it } from 'vitest'
import { columnsOfImport } from '@muster/contract/imports/import-kinds.ts'
import { type ImportKind, importKindNames } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import { importKinds } from '../../../app/import-kinds.ts'
import type { Company, Person } from '../../../testing/company.ts'
import { actorOfAccount } from '../../identity/index.ts'
import { importingCompany } from '../testing/importing-company.ts'
import { checkedFile, imported, rowsOf, workImports } from '../testing/run-file.ts'

const call = 'GET /api/v1/user/data-import/{id}'
const put = 'PUT /api/v1/user/data-import/{id}/row'

let company: Company
let hr: Person

beforeAll(async () => {
  ;({ company, hr } = await importingCompany())
  await company.admin.call('POST /api/v1/user/department', { body: { name: 'Operations' } })
})

const read = (id: Id) => company.admin.call(call, { params: { id } })

async function map(id: Id, ...values: { column: string; value: string; to: string | null }[]) {
  await hr.call(put, { params: { id }, body: { values } })
  await workImports(company)
}

const person = (n: number, more: string) => `M-${n},Asha,Rao,asha${n}@acme.test,02/11/2026,${more}`
const heads = 'Employee ID,First name,Last name,Work email,Date of joining'

describe('a value that is not known', () => {
  it('is mapped once, and holds for all rows of its column', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => person(n, n === 7 ? 'Retainer,Ops' : 'Project-2, ops'))
    const id = await checkedFile(company, hr, 'employees', [`${heads},Employment type,Department`, ...lines])
    const before = await read(id)
    expect(before).toMatchObject({ counts: { refused: 40, new: 0 }, mappedValues: [] })
    expect(before.unknownValues).toEqual([
      { column: 'department', value: 'ops', rows: 40 },
      { column: 'employmentType', value: 'Project-2', rows: 39 },
      { column: 'employmentType', value: 'Retainer', rows: 1 },
    ])
    expect(before.choices).toEqual({
      department: ['Operations'],
      employmentType: ['Full-time', 'Part-time', 'Contract', 'Intern'],
    })
    await map(
      id,
      { column: 'employmentType', value: 'Project-2', to: 'Contract' },
      { column: 'department', value: 'ops', to: 'Operations' },
    )
    const after = await read(id)
    expect(after).toMatchObject({ counts: { refused: 1, new: 39 } })
    expect(after.unknownValues).toEqual([{ column: 'employmentType', value: 'Retainer', rows: 1 }])
    expect(after.mappedValues).toHaveLength(2)
    const [refused] = (await rowsOf(hr, id)).filter(({ outcome }) => outcome === 'refused')
    expect(refused).toMatchObject({ row: 9, faults: [{ column: 'employmentType', message: 'Choose a type' }] })
    expect(await imported(company, hr, id)).toMatchObject({ counts: { refused: 1, new: 39 }, mappedValues: [] })
    const people = await hr.call('GET /api/v1/employee/basic-info', { query: { search: 'Asha', limit: 100 } })
    expect(people.pagination.total).toBe(39)
    expect(new Set(people.data.map(({ department }) => department))).toEqual(new Set(['Operations']))
  })

  it('is as before when it is mapped no longer, and when its column is another one', async () => {
    const lines = [person(51, 'Freelance,Gig'), person(52, 'Freelance,Gig')]
    const id = await checkedFile(company, hr, 'employees', [`${heads},Employment type,Kind`, ...lines])
    const value = { column: 'employmentType', value: 'Freelance' }
    await map(id, { ...value, to: 'Contract' })
    expect(await read(id)).toMatchObject({ counts: { new: 2 }, unknownValues: [] })
    await map(id, { ...value, to: null })
    expect(await read(id)).toMatchObject({ counts: { refused: 2 }, unknownValues: [{ ...value, rows: 2 }] })
    await map(id, { ...value, to: 'Intern' })
    const { columns } = await read(id)
    await hr.call('PUT /api/v1/user/data-import/{id}', {
      params: { id },
      body: { columns: { ...columns, employmentType: 6 } },
    })
    await workImports(company)
    expect(await read(id)).toMatchObject({
      mappedValues: [],
      unknownValues: [{ column: 'employmentType', value: 'Gig' }],
    })
  })

  it('is mapped to a known value of a column that has such values', async () => {
    const id = await checkedFile(company, hr, 'employees', [`${heads},Employment type`, person(61, 'Gig')])
    const said = async (column: string, to: string) => {
      const values = [{ column, value: 'Gig', to }]
      const { status, body } = await hr.raw(put, { params: { id }, body: { values } })
      return [status, JSON.stringify(body)]
    }
    expect(await said('employmentType', 'Gig worker')).toEqual([400, expect.stringContaining('is not a known value')])
    expect(await said('designation', 'Engineer')).toEqual([400, expect.stringContaining('takes any value')])
  })

  it('is not one that is known but refused for another reason', async () => {
    const lines = ['Employee ID,Date,In time,Out time,Status', 'ACM-0002,03/11/2026,09:30,18:30,Absent']
    const id = await checkedFile(company, hr, 'attendance', lines)
    expect(await read(id)).toMatchObject({ counts: { refused: 1 }, unknownValues: [] })
  })
})

async function anotherPlace({ admin }: Company, name: string): Promise<void> {
  const place = {
    ...{ name, addressLine1: '1 MG Road', city: 'Pune', state: 'IN-MH', postalCode: '411001', addressLine2: '' },
    ...{ timeZone: 'Asia/Kolkata', latitude: null, longitude: null, radiusMetres: 200, punchRule: 'off' as const },
  }
  await admin.call('POST /api/v1/user/location', { body: place })
}

/** Bengaluru and Pune, the shifts General and Late. */
async function twoOfEach(of: Company): Promise<void> {
  await anotherPlace(of, 'Pune')
  const hours = { breakMinutes: 45, graceMinutes: 10, halfDayMinutes: 210, fullDayMinutes: 420, locationIds: [] }
  const late = { ...hours, name: 'Late', startsAt: '14:00', endsAt: '22:00', weeklyOffs: [{ weekday: 0 as const }] }
  await of.admin.call('POST /api/v1/user/shift', { body: late })
}

describe('a blank cell', () => {
  it.each([
    ['shift', 'Late'],
    ['location', 'Pune'],
  ] as const)(
    'of %s is given one value for all rows that need it, and leaves existing people alone',
    async (column, to) => {
      const own = await importingCompany()
      const { admin } = own.company
      await admin.call('POST /api/v1/user/department', { body: { name: 'Sales' } })
      await twoOfEach(own.company)
      const read = (id: Id) => admin.call(call, { params: { id } })
      const file = (name: string, lines: readonly string[]) =>
        checkedFile(own.company, own.hr, 'employees', [`${heads},Department,Location,Shift,${name}`, ...lines])
      const filled = { department: 'Sales', location: 'Bengaluru', shift: 'General' }
      const cells = ({ department, location, shift }: typeof filled, rest: string) =>
        [department, location, shift, rest].join(',')
      const first = await file('Designation', [person(1, cells(filled, 'Clerk'))])
      await imported(own.company, own.hr, first)
      const blank = { ...filled, [column]: '' }
      const id = await file('Designation', [
        person(1, cells(blank, 'Lead')),
        ...[2, 3].map((n) => person(n, cells(blank, 'Clerk'))),
      ])
      expect(await read(id)).toMatchObject({ unknownValues: [{ column, value: '', rows: 2 }], counts: { changed: 1 } })
      await own.hr.call(put, { params: { id }, body: { values: [{ column, value: '', to }] } })
      await workImports(own.company)
      expect(await read(id)).toMatchObject({
        ...{ counts: { refused: 0, new: 2, changed: 1 }, unknownValues: [] },
        mappedValues: [{ column, value: '', to }],
      })
      await imported(own.company, own.hr, id)
      const { data } = await own.hr.call('GET /api/v1/employee/basic-info', { query: { search: 'Asha', limit: 100 } })
      const values = await Promise.all(
        data.map(async ({ _id: employee, code }) => {
          const one = await own.hr.call('GET /api/v1/employee/basic-info/{id}', { params: { id: employee } })
          return [code, one[column]?.name === to]
        }),
      )
      expect(values.toSorted()).toEqual([
        ['M-1', false],
        ['M-2', true],
        ['M-3', true],
      ])
    },
  )
})

const others: readonly [ImportKind, string, string, string, string][] = [
  ['family', 'relation', 'Mummy', 'Mother', 'Employee ID,Name,Relation,Date of birth\nACM-0002,Meera,Mummy,08/03/1964'],
  [
    'family',
    'dependent',
    'Sure',
    'Yes',
    'Employee ID,Name,Relation,Date of birth,Dependent\nACM-0002,Ravi,Son,08/03/2014,Sure',
  ],
  ['holidays', 'kind', 'Gazetted', 'Public', 'Date,Holiday,Type\n26/01/2027,Republic Day,Gazetted'],
  ['leaveBalances', 'leave', 'CL-1', 'Casual', 'Employee ID,Leave policy,Balance,As on\nACM-0002,CL-1,4.5,31/10/2026'],
  ['attendance', 'status', 'Here', 'Present', 'Employee ID,Date,Status\nACM-0002,04/11/2026,Here'],
  [
    'salaries',
    'template',
    'Band 3',
    '',
    'Employee ID,Salary template,Annual CTC,Effective from\nACM-0002,Band 3,2400000,01/10/2026',
  ],
  ...(
    [
      ['department', 'Operations'],
      ['location', ''],
      ['shift', ''],
      ['role', 'Employee'],
      ['gender', 'Female'],
      ['bloodGroup', 'O+'],
      ['maritalStatus', 'Single'],
      ['state', 'Karnataka'],
    ] as const
  ).map(([column, to], n): [ImportKind, string, string, string, string] => [
    'employees',
    column,
    'Xyz',
    to,
    `${heads},${columnsOfImport('employees')[column]!.heading}\n${person(70 + n, 'Xyz')}`,
  ]),
]

it.each(others)('an unknown value of %s, %s, is mapped', async (kind, column, value, wanted, text) => {
  const id = await checkedFile(company, hr, kind, text.split('\n'))
  const { unknownValues, choices } = await read(id)
  expect(unknownValues).toEqual([{ column, value, rows: 1 }])
  const to = wanted === '' ? choices[column]![0]! : wanted
  await map(id, { column, value, to })
  expect(await rowsOf(hr, id)).toMatchObject([{ outcome: 'new', faults: [] }])
  expect(await imported(company, hr, id)).toMatchObject({ counts: { new: 1 } })
})

it.each(importKindNames)('the values to choose from are known, in columns of %s', async (kind) => {
  const known = await company.within(async (tx) => {
    const actor = (await actorOfAccount(tx, hr.account))!
    return (await importKinds[kind].known?.(tx, { app: company.app, actor })) ?? {}
  })
  for (const [column, { options, knows } = { options: [], knows: () => true }] of Object.entries(known)) {
    expect(Object.keys(columnsOfImport(kind))).toContain(column)
    expect(options.filter((option) => !knows(option))).toEqual([])
    expect(knows('Xyz')).toBe(false)
  }
})

it('each unknown part of a list is mapped, and the known ones stay, also with a comma in their name', async () => {
  const { admin } = company
  await twoOfEach(company)
  await anotherPlace(company, 'Unit 2, Pune')
  const lines = [
    '15/01/2027,Pongal,Public,Blr; Unit 2|Poona',
    '16/01/2027,Mela,Public,"Unit 2, Pune; blr"',
    '17/01/2027,Utsav,Public,"Poona,Blr"',
  ]
  const id = await checkedFile(company, hr, 'holidays', ['Date,Holiday,Type,Locations', ...lines])
  const column = 'locations'
  expect((await read(id)).unknownValues).toEqual([
    { column, value: 'Blr', rows: 3 },
    { column, value: 'Poona', rows: 2 },
    { column, value: 'Unit 2', rows: 1 },
  ])
  await map(id, { column, value: 'blr', to: 'Bengaluru' }, { column, value: 'Poona', to: 'Pune' })
  expect(await read(id)).toMatchObject({
    ...{ counts: { refused: 1, new: 2 } },
    unknownValues: [{ column, value: 'Unit 2', rows: 1 }],
  })
  await map(id, { column, value: 'Unit 2', to: 'Unit 2, Pune' })
  expect(await imported(company, hr, id)).toMatchObject({ counts: { refused: 0, new: 3 } })
  const holidays = await admin.call('GET /api/v1/employee/holiday', { query: { year: 2027 } })
  const places = holidays
    .filter(({ day }) => day.startsWith('2027-01-1'))
    .map(({ locations }) => locations.map(({ name }) => name).toSorted())
  expect(places).toEqual([
    ['Bengaluru', 'Pune', 'Unit 2, Pune'],
    ['Bengaluru', 'Unit 2, Pune'],
    ['Bengaluru', 'Pune'],
  ])
})
