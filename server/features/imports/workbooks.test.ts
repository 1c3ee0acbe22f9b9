import { beforeAll, expect, it } from 'vitest'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Column } from '@muster/engine/payroll/outputs/table.ts'
import { xlsx } from '../../platform/spreadsheet/xlsx.ts'
import type { Company, Person } from '../../testing/company.ts'
import { importingCompany } from './testing/importing-company.ts'
import { checkedFile, imported, rowsOf } from './testing/run-file.ts'

/** A column as in a spreadsheet: with real days and numbers. */
type Head = readonly [string, Column['type']]
const code: Head = ['Employee ID', 'text']

/** Here days are `YYYY-MM-DD` and amounts paise; the CSV file has them as people write them. */
const files: readonly [ImportKind, readonly Head[], readonly (string | number)[]][] = [
  [
    'employees',
    [code, ['First name', 'text'], ['Last name', 'text'], ['Work email', 'text'], ['Date of joining', 'day']],
    ['E-1', 'Asha', 'Rao', 'asha@acme.test', '2026-11-02'],
  ],
  [
    'holidays',
    [
      ['Date', 'day'],
      ['Holiday', 'text'],
    ],
    ['2027-01-26', 'Republic Day'],
  ],
  [
    'family',
    [code, ['Name', 'text'], ['Relation', 'text'], ['Date of birth', 'day'], ['Dependent', 'text']],
    ['ACM-0002', 'Meera Nair', 'Mother', '1964-03-08', 'Yes'],
  ],
  [
    'leaveBalances',
    [code, ['Leave type', 'text'], ['Balance', 'amount'], ['As on', 'day']],
    ['ACM-0002', 'CL', 450, '2026-10-31'],
  ],
  [
    'attendance',
    [code, ['Date', 'day'], ['In', 'text'], ['Out', 'text']],
    ['ACM-0002', '2026-11-03', '9:30', '6:30 PM'],
  ],
  ['salaries', [code, ['CTC', 'amount'], ['Effective from', 'day']], ['ACM-0002', 240_000_000, '2026-10-01']],
  [
    'loans',
    [code, ['Loan', 'text'], ['Outstanding balance', 'amount'], ['EMI', 'amount'], ['First month', 'day']],
    ['ACM-0002', 'Bike loan', 4_500_000, 500_000, '2026-12-01'],
  ],
  [
    'payByMonth',
    [code, ['Month', 'day'], ['Gross salary', 'amount'], ['TDS', 'amount']],
    ['ACM-0002', '2026-04-01', 6_000_000, 150_000],
  ],
  [
    'payTotals',
    [code, ['From month', 'day'], ['To month', 'day'], ['Gross salary', 'amount'], ['TDS', 'amount']],
    ['ACM-0002', '2026-05-01', '2026-09-01', 30_000_000, 750_000],
  ],
]

let company: Company
let hr: Person

beforeAll(async () => {
  const all = await importingCompany()
  ;({ company, hr } = all)
  const { priya } = all
  const params = { id: priya.employee }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: 'ABCPN1234F' } })
})

it.each(files)(
  'a workbook of %s, with days and numbers as cells, is read and imported as the text file is',
  async (kind, heads, row) => {
    const asText = await checkedFile(company, hr, kind, [
      heads.map(([name]) => name).join(','),
      row.map((cell, at) => written(cell, heads[at]![1])).join(','),
    ])
    const textRows = await rowsOf(hr, asText)
    expect(textRows).toMatchObject([{ outcome: 'new', faults: [] }])
    const table = { columns: heads.map(([name, type]) => ({ name, type })), rows: [row] }
    const asBook = await checkedFile(company, hr, kind, xlsx(table, 'Sheet'))
    const shown = (rows: typeof textRows) =>
      rows.map(({ outcome, name, changes, faults }) => ({ outcome, name, changes, faults }))
    expect(shown(await rowsOf(hr, asBook))).toEqual(shown(textRows))
    expect(await imported(company, hr, asBook)).toMatchObject({ state: 'imported', counts: { new: 1 } })
  },
)

function written(cell: string | number, type: Column['type']): string {
  if (typeof cell === 'number') return String(cell / 100)
  return type === 'day' ? cell.split('-').toReversed().join('/') : cell
}
