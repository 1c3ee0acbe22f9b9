import { beforeEach, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { xlsx } from '../../../platform/spreadsheet/xlsx.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const key = 'POST /api/v1/user/pay-input-batch'
const preview = `${key}/preview` as const
const listKey = 'GET /api/v1/user/pay-input-batch'
const undoKey = 'DELETE /api/v1/user/pay-input-batch/{id}'
const month = '2026-10'

let company: Company & { template: string }
let priya: Person
let rahul: Person
let codes: Record<'priya' | 'rahul', string>

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  rahul = await company.employee('Rahul Iyer')
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
  codes = { priya: await codeOf(priya), rahul: await codeOf(rahul) }
})

const codeOf = async ({ employee }: Person) =>
  (await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: employee } })).code
const sheet = (...lines: string[][]) => ({ body: { month, text: lines.map((line) => line.join('\t')).join('\r\n') } })
const headings = ['Employee ID', 'Type', 'Name on the payslip', 'Amount or hours', 'Reason']
const inputsOf = async (person: Person) =>
  (await company.admin.call('GET /api/v1/user/pay-input', { query: { employeeId: person.employee } })).map(
    ({ type, nature, name, amountPaise }) => [type, nature, name, amountPaise],
  )
const wrong = async (...lines: string[][]) =>
  (await company.admin.refused(preview, sheet(...lines))).errors?.map(({ message }) => message)

test('shows in rupees how rows copied from a spreadsheet change net pay, and stores nothing until they are saved', async () => {
  const rows = sheet(
    headings,
    [codes.priya, 'Incentive', 'Sales incentive', '₹5,000.50', 'Second quarter'],
    [codes.priya.toLowerCase(), 'Deduction', 'Canteen', '500', 'Meals'],
    ['', '', '', '', ''],
    [codes.rahul, 'reimbursement', 'Internet', '999', 'Work from home'],
  )
  const effect = await company.admin.call(preview, rows)
  expect(effect).toMatchObject({
    rows: 3,
    totals: { paymentsPaise: 500_050, reimbursementsPaise: 99_900, deductionsPaise: 50_000 },
  })
  const [first, second] = effect.people
  expect([first?.employee.name, second?.employee.name]).toEqual(['Priya Nair', 'Rahul Iyer'])
  // Pay is rounded to the rupee.
  expect(first!.netAfterPaise! - first!.netBeforePaise!).toBe(450_100)
  expect(second!.netAfterPaise! - second!.netBeforePaise!).toBe(99_900)
  expect(effect.netAfterPaise - effect.netBeforePaise).toBe(550_000)
  expect(await inputsOf(priya)).toEqual([])

  await company.admin.call(key, rows)
  expect(await inputsOf(priya)).toEqual(
    expect.arrayContaining([
      ['earning', 'incentive', 'Sales incentive', 500_050],
      ['deduction', null, 'Canteen', 50_000],
    ]),
  )
  const run = await lockMonth(company, month)
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  expect(data.find(({ employee }) => employee.name === 'Priya Nair')?.netPaise).toBe(first!.netAfterPaise)
})

test('accepts a CSV file with columns in another order, and overtime hours as an amount', async () => {
  const text = `\uFEFFReason,Hours,Name,Type,Emp ID\r\n"Stock, night",10:30,Night stock,OT hours,${codes.priya}\r\n`
  await company.admin.call(key, { body: { month, text } })
  const [[type, nature, name, amount] = []] = await inputsOf(priya)
  expect([type, nature, name]).toEqual(['earning', 'overtime', 'Night stock'])
  const twice = text.replace('10:30', '21').replace('Night stock,OT', 'Other,OT')
  await company.admin.call(key, { body: { month, text: twice } })
  const other = (await inputsOf(priya)).find(([, , one]) => one === 'Other')?.[3]
  // To the rupee, each.
  expect(Math.abs(Number(other) - 2 * Number(amount))).toBeLessThanOrEqual(200)
  expect(amount).toBeGreaterThan(0)
})

test('reads a workbook as rows that could have been pasted', async () => {
  const table = {
    columns: headings.map((name) => ({ name, type: 'text' as const })),
    rows: [[codes.priya, 'Incentive', 'Sales\tincentive', '5000.5', 'Second quarter']],
  }
  const files = { file: { name: 'october.xlsx', bytes: xlsx(table, 'October') } }
  const { body } = await company.admin.raw(`${key}/rows`, { files })
  const { text } = (body as { data: { text: string } }).data
  expect(text.split('\n')[1]).toBe([codes.priya, 'Incentive', 'Sales incentive', '5000.5', 'Second quarter'].join('\t'))
  expect(await company.admin.call(preview, { body: { month, text } })).toMatchObject({
    totals: { paymentsPaise: 500_050 },
  })
})

test('names every wrong cell by row and column and saves nothing', async () => {
  const good = [codes.priya, 'Incentive', 'Incentive', '100', 'Well done']
  expect(
    await wrong(
      headings,
      good,
      ['NOBODY', 'Incentive', 'Incentive', '100', 'Well done'],
      [codes.rahul, 'Gift', 'Incentive', '-5', ''],
      [codes.rahul, 'Overtime hours', 'Overtime', '0', 'Stock'],
      good,
    ),
  ).toEqual([
    'Row 3, Employee ID: No employee has the ID or name NOBODY',
    expect.stringMatching(/^Row 4, Type: Enter Incentive, /),
    expect.stringMatching(/^Row 4, Reason: /),
    'Row 5, Amount / hours / days: Enter hours above 0, for example 7.5 or 7:30',
    'Row 6, Name on the payslip: The same as row 2',
  ])
  expect(await company.admin.refused(key, sheet(good, ['NOBODY', ...good.slice(1)]))).toMatchObject({ status: 400 })
  expect(await inputsOf(priya)).toEqual([])
  expect(await wrong(headings)).toEqual(['There are no rows below the headings'])
  expect(await wrong(['Employee ID', 'Type'], [codes.priya, 'Incentive'])).toEqual([
    'Add the column Name on the payslip',
  ])
})

test('knows people by their whole names too, if the name is one person employed in the month', async () => {
  const row = (who: string, what = 'Prize') => [who, 'Incentive', what, '100', 'Well done']
  const text = sheet(headings, row('priya  NAIR'), row(codes.rahul!)).body.text
  await company.admin.call(key, { body: { month, text } })
  expect(await inputsOf(priya)).toHaveLength(1)
  // A column of names counts where there is none of IDs.
  const named = ['Employee name', ...headings.slice(1)]
  await company.admin.call(key, sheet(named, row('Priya Nair', 'Second')))
  const both = [...headings, 'Employee name']
  await company.admin.call(key, sheet(both, [...row(codes.priya!, 'Third'), 'Somebody else']))
  expect(await inputsOf(priya)).toHaveLength(3)
  await company.employee('Priya Nair')
  await company.employee('Tara Iyer', { joinedOn: '2026-11-02' })
  expect(await wrong(headings, row('Priya Nair'), row('Tara Iyer'), row('Priya'))).toEqual([
    'Row 2, Employee ID: More than one person is called Priya Nair. Enter the employee ID.',
    'Row 3, Employee ID: Not employed in October 2026',
    'Row 4, Employee ID: No employee has the ID or name Priya',
  ])
})

test('asks what a bonus is paid as', async () => {
  expect(await wrong(headings, [codes.priya, 'Bonus', 'Diwali', '100', 'Well done'])).toEqual([
    expect.stringMatching(/^Row 2, Type: Enter Incentive, .*Ex gratia, Statutory bonus/),
  ])
})

test('counts rows from the first line, below titles and empty lines, and takes commas only where they group digits', async () => {
  const row = (amount: string) => [codes.priya, 'Incentive', `Incentive ${amount.length}`, amount, 'Well done']
  expect(await wrong(['October inputs'], [], headings, [], row('7,5'), row('1,25,000.50'), row('900000,00'))).toEqual([
    'Row 5, Amount / hours / days: Enter an amount, for example 5000 or 5000.50',
    'Row 7, Amount / hours / days: Enter an amount, for example 5000 or 5000.50',
  ])
})

test('sending the same sheet again adds nothing twice', async () => {
  const rows = sheet([codes.priya, 'Incentive', 'Incentive', '100', 'Well done'])
  await company.admin.call(key, rows)
  const refusal = await company.admin.refused(key, rows)
  expect(refusal.errors?.[0]?.message).toBe('Row 1, Name on the payslip: The same is entered for October 2026 already')
  expect(await inputsOf(priya)).toHaveLength(1)
})

test('is undone once, as a whole, and not once a locked payslip includes it', async () => {
  const rows = [
    [codes.priya, 'Incentive', 'Incentive', '100', 'Well done'],
    [codes.rahul, 'Deduction', 'Canteen', '50', 'Meals'],
  ]
  const { _id: first } = await company.admin.call(key, sheet(...rows))
  await company.admin.call(undoKey, { params: { id: first } })
  expect([await inputsOf(priya), await inputsOf(rahul)]).toEqual([[], []])
  expect(await company.admin.refused(undoKey, { params: { id: first } })).toMatchObject({ status: 409 })

  const { _id: second } = await company.admin.call(key, sheet(...rows))
  await lockMonth(company, month)
  expect((await company.admin.refused(undoKey, { params: { id: second } })).message).toBe(
    'They are part of the payslips of October 2026 and stay there.',
  )
  const { data } = await company.admin.call(listKey, { query: {} })
  expect(data).toMatchObject([
    { _id: second, month, rows: 2, people: 2, isPaid: true, undoneAt: null, totals: { paymentsPaise: 10_000 } },
    { _id: first, rows: 2, people: 0, isPaid: false, undoneAt: expect.any(String) },
  ])
  expect(await wrong([codes.priya, 'Incentive', 'Late', '100', 'Too late'])).toEqual([
    'Row 1, Employee ID: The pay of October 2026 is locked',
  ])
})

test('no one enters or undoes their own pay', async () => {
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const own = [await codeOf(hr), 'Incentive', 'Incentive', '100', 'Well done']
  expect((await hr.refused(key, sheet(own))).errors?.[0]?.message).toBe('Row 1: Someone else must change your own pay.')
  const { _id } = await company.admin.call(key, sheet(own))
  expect(await hr.refused(undoKey, { params: { id: _id } })).toMatchObject({ status: 403 })
})

test('needs a second person if the rule says so, to save and to undo', async () => {
  const [hr, other] = [
    await company.employee('Anita Rao', { role: 'HR' }),
    await company.employee('Meera Iyer', { role: 'HR' }),
  ]
  await lockMonth(company, '2026-09')
  await withPasswords(company, hr, other)
  const rows = sheet([codes.priya, 'Incentive', 'Incentive', '100', 'Well done'])
  expect((await hr.raw(key, rows)).status).toBe(202)
  expect(await inputsOf(priya)).toEqual([])
  const [added] = await toDecide(other)
  const person = `Priya Nair (${codes.priya})`
  expect(added).toMatchObject({ call: key })
  expect(added!.changes).toContainEqual({ label: `${person}: Incentive`, from: null, to: '₹100' })
  expect(added!.changes.at(-1)).toMatchObject({ label: `${person}: net pay`, from: expect.any(String) })
  await approveOnly(other)
  expect(await inputsOf(priya)).toHaveLength(1)
  const { data } = await hr.call(listKey, { query: {} })
  expect((await hr.raw(undoKey, { params: { id: data[0]!._id } })).status).toBe(202)
  const [undone] = await toDecide(other)
  expect(undone!.changes).toContainEqual({ label: `${person}: Incentive`, from: '₹100', to: null })
  await approveOnly(other)
  expect(await inputsOf(priya)).toEqual([])
})

test('is not accessible without permission to see pay', async () => {
  const rows = sheet([codes.rahul, 'Incentive', 'Incentive', '100', 'Well done'])
  for (const refused of [
    await priya.refused(preview, rows),
    await priya.refused(key, rows),
    await priya.refused(listKey),
  ])
    expect(refused).toMatchObject({ status: 403 })
})
