import { beforeAll, describe, expect, it } from 'vitest'
import { anotherPlace } from '../../../testing/another-place.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone, workImports } from '../../imports/testing/run-file.ts'

let company: Company
let hr: Person

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  await anotherPlace(company, 'Mumbai', 'Mumbai', 'IN-MH')
})

const holidays = async (year = 2027) =>
  (await hr.call('GET /api/v1/employee/holiday', { query: { year } })).map(({ name, day, kind, locations }) =>
    `${day} ${name} ${kind} ${locations.map((one) => one.name).join('+')}`.trim(),
  )

const lines = [
  'Date,Occasion,Type,Location',
  '26/01/2027,Republic Day,,',
  '01/05/2027,Maharashtra Day,Public,mumbai',
  '4-Mar-2027,Holi,Restricted,',
]

describe('a file of holidays', () => {
  it('is checked first, then imported; the same file again changes nothing; and it is undone as a whole', async () => {
    const id = await checkedFile(company, hr, 'holidays', lines)
    expect(await hr.call('GET /api/v1/user/data-import/{id}', { params: { id } })).toMatchObject({
      ...{ state: 'checked', rows: 3, counts: { new: 3, changed: 0, unchanged: 0, refused: 0, skipped: 0 } },
      headings: [{ name: 'Date', samples: ['26/01/2027', '01/05/2027', '4-Mar-2027'] }, {}, {}, {}],
      canUndo: false,
    })
    expect(await holidays()).toEqual([])
    expect(await imported(company, hr, id)).toMatchObject({ state: 'imported', done: 3, canUndo: true })
    const all = [
      '2027-01-26 Republic Day public',
      '2027-03-04 Holi optional',
      '2027-05-01 Maharashtra Day public Mumbai',
    ]
    expect(await holidays()).toEqual(all)

    const again = await checkedFile(company, hr, 'holidays', lines)
    expect(await hr.call('GET /api/v1/user/data-import/{id}', { params: { id: again } })).toMatchObject({
      ...{ counts: { new: 0, unchanged: 3 }, canUndo: false },
    })

    const other = await checkedFile(company, hr, 'holidays', [lines[0]!, '04/03/2027,Holika Dahan,Public,'])
    expect(await rowsOf(hr, other)).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { column: 'name', from: 'Holi', to: 'Holika Dahan' },
          { column: 'kind', from: 'Optional', to: 'Public' },
        ],
      },
    ])
    await imported(company, hr, other)
    expect(await holidays()).toContain('2027-03-04 Holika Dahan public')

    expect(await undone(company, hr, id)).toMatchObject({
      ...{ state: 'imported', stuckRows: 1 },
      stuck: [{ row: 4, name: 'Holi', reason: 'The holiday Holi was changed' }],
    })
    expect(await holidays()).toHaveLength(3)
    expect(await undone(company, hr, other)).toMatchObject({ state: 'undone', canUndo: false })
    expect(await undone(company, hr, id)).toMatchObject({ state: 'undone', undoneBy: 'Hema Rao' })
    expect(await holidays()).toEqual([])
    expect(await hr.refused('POST /api/v1/user/data-import/{id}/undo', { params: { id } })).toMatchObject({
      status: 409,
    })
  })

  it('reports errors by row; cells are corrected in place and rows skipped', async () => {
    const id = await checkedFile(company, hr, 'holidays', [
      lines[0]!,
      'soon,Diwali,Public,',
      '29/10/2028,Diwali,Public,Pune',
      '15/08/2028,Independence Day,Now and then,',
      '15/08/2028,Independence Day,Public,',
    ])
    expect((await rowsOf(hr, id)).map(({ faults }) => faults)).toEqual([
      [{ column: 'day', message: 'Enter a date as DD/MM/YYYY' }],
      [{ column: 'locations', message: 'Pune does not exist. Add it first, or correct the name.' }],
      [{ column: 'kind', message: 'Enter Public or Optional' }],
      [{ column: 'day', message: 'This is in row 4 too' }],
    ])
    const params = { id }
    await hr.call('PUT /api/v1/user/data-import/{id}/row', {
      params,
      body: {
        edits: [
          { row: 3, column: 'locations', value: 'Mumbai' },
          { row: 4, column: 'kind', value: 'optional' },
        ],
        skipped: [
          { row: 2, isSkipped: true },
          { row: 5, isSkipped: true },
        ],
      },
    })
    expect(await hr.refused('POST /api/v1/user/data-import/{id}/start', { params, body: {} })).toMatchObject({
      status: 409,
    })
    await workImports(company)
    expect(await imported(company, hr, id)).toMatchObject({ counts: { new: 2, refused: 0, skipped: 2 } })
    expect(await holidays(2028)).toEqual(['2028-08-15 Independence Day optional', '2028-10-29 Diwali public Mumbai'])
  })

  it('is only for people who may change holidays, and for one company', async () => {
    const ravi = await company.employee('Ravi Shetty')
    const files = { file: { name: 'a.csv', bytes: Buffer.from(lines.join('\n')) } }
    expect((await ravi.raw('POST /api/v1/user/data-import', { body: { kind: 'holidays' }, files })).status).toBe(403)
    const id = await checkedFile(company, hr, 'holidays', lines)
    const elsewhere = await aCompany('Bolt Works')
    expect(await elsewhere.admin.refused('GET /api/v1/user/data-import/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
    expect((await elsewhere.admin.call('GET /api/v1/user/data-import')).data).toEqual([])
    await hr.call('DELETE /api/v1/user/data-import/{id}', { params: { id } })
    expect(await hr.refused('POST /api/v1/user/data-import/{id}/start', { params: { id }, body: {} })).toMatchObject({
      status: 409,
    })
  })
})
