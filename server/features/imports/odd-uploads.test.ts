import { beforeAll, expect, it } from 'vitest'
import { aCompany, type Company } from '../../testing/company.ts'
import { oddRow, oddWorkbook } from '../../platform/spreadsheet/testing/odd-workbooks.ts'
import { checkedFile, rowsOf } from './testing/run-file.ts'

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

it('says which sheet of a workbook is read', async () => {
  const sheets = {
    Notes: oddRow(1, ['Holidays for 2027']),
    List: oddRow(1, ['Date', 'Holiday']) + oddRow(2, ['26/01/2027', 'Republic Day']),
  }
  const id = await checkedFile(company, company.admin, 'holidays', oddWorkbook({ sheets }))
  expect(await company.admin.call(call, { params: { id } })).toMatchObject({ sheet: 'List', rows: 1 })
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
