import { beforeAll, expect, test } from 'vitest'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { pay, runPayroll, withPayroll } from '../testing.ts'
import { registerAmount } from './read-pay.ts'

const key = 'POST /api/v1/user/parallel-run'
const listKey = 'GET /api/v1/user/parallel-run'
const oneKey = 'GET /api/v1/user/parallel-run/{id}'
const compareKey = 'PUT /api/v1/user/parallel-run/{id}'
const differencesKey = 'GET /api/v1/user/parallel-run/{id}/difference'
const acceptKey = 'PUT /api/v1/user/parallel-run/{id}/difference'
const month = '2026-10'

let company: Company & { template: string }
let hr: Person
let priya: Person
let rahul: Person
/** The register as this product exports it. */
let lines: string[][]

beforeAll(async () => {
  company = await withPayroll(await aCompany())
  hr = await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  rahul = await company.employee('Rahul Iyer')
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
  const run = await runPayroll(company, month)
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slips = await Promise.all(
    data.map(({ _id }) => company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })),
  )
  const names = [...new Set(slips.flatMap((slip) => slip.lines.map(({ code }) => code)))]
  lines = [
    ['Emp Code', 'Name', ...names, 'Gross', 'Net Pay'],
    ...slips.map((slip) => [
      slip.person.code,
      slip.person.name,
      ...names.map((code) => decimalText(slip.lines.find((line) => line.code === code)?.amountPaise ?? 0)),
      decimalText(slip.grossPaise),
      decimalText(slip.netPaise),
    ]),
  ]
})

const csv = (rows: string[][]) => Buffer.from(rows.map((row) => row.join(',')).join('\r\n'))
const send = (rows: string[][], of = month) =>
  company.admin.raw(key, { body: { month: of }, files: { file: { name: 'old.csv', bytes: csv(rows) } } })
const upload = async (rows: string[][]) => ((await send(rows)).body as { data: { _id: string } }).data._id
const compared = async (rows: string[][]) => {
  const id = await upload(rows)
  const { columns } = await company.admin.call(oneKey, { params: { id } })
  await company.admin.call(compareKey, { params: { id }, body: { columns } })
  return id
}
const differences = async (id: string, query = {}) =>
  (await company.admin.call(differencesKey, { params: { id }, query })).data
/** The register with one amount changed, in rupees. */
const changed = (person: string, heading: string, more: number) =>
  lines.map((line, at) => {
    const column = lines[0]!.indexOf(heading)
    if (at === 0 || line[1] !== person) return line
    return line.with(column, decimalText(Math.round(Number(line[column]) * 100) + more * 100))
  })

test('a register that pays the same agrees at once', async () => {
  const id = await compared(lines)
  expect(await differences(id)).toEqual([])
  expect(await company.admin.call(oneKey, { params: { id } })).toMatchObject({
    ...{ month, people: 2, open: 0, openPeople: 0, isStale: false, hasRows: true, agreedAt: expect.any(String) },
    headings: expect.arrayContaining([{ name: 'Name', samples: expect.arrayContaining(['Priya Nair', 'Rahul Iyer']) }]),
  })
})

test('each difference has its person, component and cause, and is accepted with a note that lasts while the amounts are unchanged', async () => {
  const rows = changed('Priya Nair', 'BASIC', -1000)
  const [headings, ...people] = rows
  const id = await compared([headings!, ...people, ['GONE-1', 'Old Hand', ...headings!.slice(2).map(() => '100')]])
  const listed = await differences(id)
  expect(listed.map(({ name, cause }) => [name, cause])).toEqual(
    expect.arrayContaining([
      ['Priya Nair', 'rate'],
      ['GONE-1', 'personMissing'],
    ]),
  )
  const basic = listed.find(({ cause }) => cause === 'rate')!
  expect(basic.payslipPaise - basic.registerPaise).toBe(100_000)
  await company.admin.call(acceptKey, { params: { id }, body: { difference: basic._id, note: 'Revised in October' } })
  await company.admin.call(acceptKey, { params: { id }, body: { cause: 'personMissing', note: 'Left in September' } })
  expect(await differences(id, { state: 'open' })).toEqual([])
  expect(await differences(id, { state: 'accepted', cause: 'rate', search: 'priya', sortBy: 'amount' })).toMatchObject([
    { accepted: { note: 'Revised in October', by: expect.any(String) } },
  ])
  const { columns, agreedAt } = await company.admin.call(oneKey, { params: { id } })
  expect(agreedAt).not.toBeNull()
  await company.admin.call(compareKey, { params: { id }, body: { columns } })
  expect((await company.admin.call(oneKey, { params: { id } })).accepted).toBe(2)

  const fileKey = 'GET /api/v1/user/parallel-run/{id}/file'
  const { body } = await company.admin.raw(fileKey, { params: { id }, query: { format: 'csv' } })
  const text = (body as Buffer).toString('utf8')
  expect(text).toContain('Revised in October')
  expect(text.trim().split('\r\n').at(-1)).toMatch(
    /^"Result","3 people compared".*"Both payrolls agree for October 2026 since 20 Nov 2026"/,
  )

  const [again] = await differences(id, { cause: 'rate' })
  await company.admin.call(acceptKey, { params: { id }, body: { difference: again!._id, note: null } })
  expect((await company.admin.call(oneKey, { params: { id } })).agreedAt).toBeNull()
})

test('what cannot be compared is reported at its place', async () => {
  const id = await upload(
    changed('Priya Nair', 'BASIC', 0).map((line, at) => (at === 1 ? line.with(2, 'a lot') : line)),
  )
  const { columns } = await company.admin.call(oneKey, { params: { id } })
  const compare = async (sent: (string | null)[]) =>
    (await company.admin.refused(compareKey, { params: { id }, body: { columns: sent } })).errors?.[0]?.message
  expect(await compare(columns)).toBe('Row 2, BASIC: a lot is not a number')
  expect(await compare(columns.map((column) => (column === 'code' ? null : column)))).toBe(
    'Choose the column with the employee ID',
  )
  expect(await compare(columns.map((column) => (column === 'net' ? 'gross' : column)))).toBe(
    'Choose only one column for Gross',
  )
  expect(await compare(columns.map((column) => (column === 'code' ? column : null)))).toBe(
    'Choose at least one column with amounts',
  )
  expect((await send(lines, '2026-12')).body).toMatchObject({
    message: 'Calculate the pay run of December 2026 first. Its payslips are compared with the register.',
  })
  await company.admin.call('DELETE /api/v1/user/parallel-run/{id}', { params: { id } })
  expect(await company.admin.refused(oneKey, { params: { id } })).toMatchObject({ status: 404 })
})

test('someone who may not see pay sees nothing of it, and a read-only user changes nothing', async () => {
  const id = await compared(lines)
  for (const refused of [await priya.refused(listKey), await priya.refused(oneKey, { params: { id } })])
    expect(refused).toMatchObject({ status: 403 })
  const { data } = await hr.call(listKey)
  expect(data[0]).toMatchObject({ _id: id, fileName: 'old.csv', createdBy: expect.any(String) })
})

test('amounts are read as registers write them', () => {
  expect(
    ['1,25,000.50', '₹ 1800', '(200)', '-200.5', '', '-', '1799.9999999999998', 'n/a'].map(registerAmount),
  ).toEqual([...[12_500_050, 180_000, -20_000, -20_050, 0, 0, 180_000, null]])
})
