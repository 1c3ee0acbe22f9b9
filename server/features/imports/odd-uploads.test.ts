import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../testing/company.ts'
import { oddRow, oddWorkbook } from '../../platform/spreadsheet/testing/odd-workbooks.ts'
import { checkedFile, imported, rowsOf, workImports } from './testing/run-file.ts'

let company: Company

beforeAll(async () => {
  company = await aCompany()
})

const call = 'GET /api/v1/user/data-import/{id}'

it('row numbers are those that a person sees, below titles, empty lines and line breaks in cells', async () => {
  const text = [
    'Holidays 2027',
    '',
    'Date\tHoliday',
    '',
    '26/01/2027\t"Republic\nDay"',
    '',
    '15/08/2027\t',
    '\tTotal 2',
  ].join('\r\n')
  const id = await checkedFile(company, company.admin, 'holidays', Buffer.from(`\uFEFF${text}`, 'utf16le'))
  const rows = await rowsOf(company.admin, id)
  expect(rows.map(({ row, outcome, name, faults }) => [row, outcome, name, faults.length])).toEqual([
    [5, 'new', 'Republic Day', 0],
    [7, 'refused', '', 1],
    [8, 'refused', 'Total 2', 1],
  ])
})

it('reads the letters of Windows, and each column of days in the order that it shows', async () => {
  const lines = ['Date;Holiday;Type', '08/15/2027;Día de la Independencia;Public', '01/02/2027;Founders’ day;Public']
  const bytes = Buffer.from(lines.join('\r\n').replace('’', '\u0092'), 'latin1')
  const id = await checkedFile(company, company.admin, 'holidays', bytes)
  expect((await rowsOf(company.admin, id)).map(({ outcome, name }) => [outcome, name])).toEqual([
    ['new', 'Día de la Independencia'],
    ['new', 'Founders’ day'],
  ])
})

it('says which sheet of a workbook is read, and reads another one instead', async () => {
  const sheets = {
    Notes: oddRow(1, ['Holidays for 2027']),
    List: oddRow(1, ['Date', 'Holiday']) + oddRow(2, ['26/01/2027', 'Republic Day']),
    'Next year':
      oddRow(1, ['Holiday', 'Date']) + oddRow(2, ['Holi', '11/03/2028']) + oddRow(3, ['Diwali', '17/10/2028']),
    Secret: oddRow(1, ['Date', 'Holiday']) + oddRow(2, ['27/01/2027', 'Hidden Day']),
  }
  const id = await checkedFile(
    company,
    company.admin,
    'holidays',
    oddWorkbook({ sheets, attributes: { Secret: 'state="hidden"' } }),
  )
  const read = () => company.admin.call(call, { params: { id } })
  expect(await read()).toMatchObject({ sheet: 'List', rows: 1, sheets: ['Notes', 'List', 'Next year'] })
  const choose = (sheet: string) =>
    company.admin.raw('PUT /api/v1/user/data-import/{id}/sheet', { params: { id }, body: { sheet } })
  expect((await choose('Next year')).status).toBe(200)
  const next = await read()
  expect(next).toMatchObject({ sheet: 'Next year', state: 'matching', rows: 2, columns: { day: 1, name: 0 } })
  expect(next.headings[0]!.samples).toEqual(['Holi', 'Diwali'])
  expect(JSON.stringify((await choose('Secret')).body)).toContain('Choose another sheet')
  expect(JSON.stringify((await choose('Notes')).body)).toContain('The sheet Notes has no rows below its headings')
  await company.admin.call('PUT /api/v1/user/data-import/{id}', { params: { id }, body: { columns: next.columns } })
  await workImports(company)
  expect(await imported(company, company.admin, id)).toMatchObject({ state: 'imported', counts: { new: 2 } })
  expect((await rowsOf(company.admin, id)).map(({ name }) => name)).toEqual(['Holi', 'Diwali'])
  expect((await choose('List')).status).toBe(409)
})

it('keeps a workbook only while another of its sheets may be chosen', async () => {
  const list = (day: string) => oddRow(1, ['Date', 'Holiday']) + oddRow(2, [day, 'Founders’ day'])
  const sheets = { A: list('01/12/2027'), B: list('02/12/2027') }
  const kept = async () =>
    (
      await company.within((tx) =>
        run(tx, sql`select from data_import_file where ${tx.organisation} = organisation_id`),
      )
    ).rows.length
  const upload = () => checkedFile(company, company.admin, 'holidays', oddWorkbook({ sheets }))
  const [one, other] = [await upload(), await upload()]
  expect(await kept()).toBe(2)
  await imported(company, company.admin, one)
  expect(await kept()).toBe(1)
  await company.admin.call('DELETE /api/v1/user/data-import/{id}', { params: { id: other } })
  expect(await kept()).toBe(0)
  await checkedFile(company, company.admin, 'holidays', oddWorkbook({ sheets: { A: sheets.A } }))
  expect(await kept()).toBe(0)
})

it('a spreadsheet of an old version of Excel is refused with what to do', async () => {
  const bytes = Buffer.alloc(2048)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes)
  const files = { file: { name: 'people.xls', bytes } }
  const { status, body } = await company.admin.raw('POST /api/v1/user/data-import', {
    body: { kind: 'holidays' },
    files,
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('choose Save as, select Excel workbook (.xlsx)')
})
