import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany, run, type Person } from '../../../../testing/company.ts'
import { attendanceFeature } from '../../../attendance/index.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'

/** Priya has two hours of overtime on 20 November, paid from attendance or entered; a fine and damage to a phone are entered too. */
async function november({ overtimePaid = true } = {}) {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin } = company
  const value = { ...startingSettings.pay, overtimePaid }
  const setting = { section: 'pay', from: '2000-01', note: '', value } as const
  if (overtimePaid) await admin.call('POST /api/v1/user/statutory-settings', { body: setting })
  company.clock.set('2026-11-16T03:30:00.000Z')
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 33_600_000, '2026-04-01')
  await company.within((tx) =>
    run(
      tx,
      sql`insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, created_at)
        select ${company.organisation}, ${priya.employee}, kind, at, 'Asia/Kolkata', 330, 'notAsked', 'web', at
        from (values ('in', '2026-11-20T04:00:00Z'::timestamptz), ('out', '2026-11-20T15:00:00Z')) as punched (kind, at)
        returning 1`,
    ),
  )
  company.clock.set('2026-11-30T20:00:00.000Z')
  await attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
  const { code } = await admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: priya.employee } })
  const row = (...cells: string[]) => [code, ...cells].join('\t')
  const text = [
    row('Fine', 'Late arrival', '2000', 'Three warnings'),
    row('Damage or loss', 'Phone', '1500', 'Broken screen'),
    ...(overtimePaid ? [] : [row('Overtime hours', 'Stock taking', '1:30', 'Sunday')]),
  ]
  await admin.call('POST /api/v1/user/pay-input-batch', { body: { month: '2026-11', text: text.join('\n') } })
  return { company, priya }
}

/** A run's file as objects by heading. */
async function rowsOf(company: Awaited<ReturnType<typeof november>>['company'], id: string, kind: string) {
  const bytes: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })
  const lines = String(bytes).replace('\uFEFF', '').trimEnd().split('\r\n')
  const [names = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'))
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])))
}

/** The lines of the latest payslip, by name. */
async function linesOf(person: Person) {
  const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params: { id: person.employee } })
  const { lines } = await person.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
  return new Map(lines.map(({ name, amountPaise }) => [name, amountPaise]))
}

test('a locked month has the registers of wages, employees and attendance', async () => {
  const { company, priya } = await november()
  const id = await lockMonth(company, '2026-11')
  const [wages] = await rowsOf(company, id, 'wages-register')
  expect(wages).toMatchObject({
    'Wage period from': '2026-11-01',
    'Overtime hours': '2:00',
    Fines: '2000.00',
    'Damage or loss': '1500.00',
    'Advances and loans': '0.00',
  })
  const lines = await linesOf(priya)
  expect(Number(wages?.['Overtime'])).toBe(lines.get('Overtime')! / 100)
  expect(Number(wages?.['Rate of basic']) + Number(wages?.['Rate of allowances'])).toBe(28_000)
  expect([...lines.keys()]).toEqual(expect.arrayContaining(['Late arrival', 'Phone']))

  const [employee] = await rowsOf(company, id, 'employee-register')
  expect(employee).toMatchObject({ Name: 'Priya Nair', 'Type of employment': 'Full-time', 'Date of exit': '' })
  const [month, legend] = await rowsOf(company, id, 'attendance-register')
  expect(legend).toMatchObject({
    Name: 'Legend',
    Designation: expect.stringContaining('HD: half day worked') as string,
  })
  expect(month).toMatchObject({ Name: 'Priya Nair', '20': 'P', '22': 'WO', 'Overtime hours': '2:00' })
})

test('overtime entered by payroll is listed with its hours as overtime', async () => {
  const { company, priya } = await november({ overtimePaid: false })
  const [wages] = await rowsOf(company, await lockMonth(company, '2026-11'), 'wages-register')
  expect(wages).toMatchObject({ 'Overtime hours': '1:30' })
  expect(Number(wages?.['Overtime'])).toBe((await linesOf(priya)).get('Stock taking')! / 100)
})

test.each([true, false])(
  'a reversed payslip takes its days and overtime back, paid from attendance: %s',
  async (overtimePaid) => {
    const { company, priya } = await november({ overtimePaid })
    const run = await lockMonth(company, '2026-11')
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    const reversal = { params: { id: data[0]!._id }, body: { reason: 'Paid to the wrong account' } }
    const { runId } = await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
    const [[paid], [back]] = [
      await rowsOf(company, run, 'wages-register'),
      await rowsOf(company, runId, 'wages-register'),
    ]
    for (const name of ['Days paid', 'Basic', 'Overtime', 'Fines', 'Total payable', 'Net payment']) {
      expect([name, Number(paid?.[name]) > 0]).toEqual([name, true])
      expect([name, Number(back?.[name])]).toEqual([name, -Number(paid?.[name])])
    }
    expect(back?.['Overtime hours']).toBe(overtimePaid ? '−2:00' : '−1:30')
    expect(back?.['Rate of basic']).toBe(paid?.['Rate of basic'])
  },
)

test('fines over three per cent of the wages are reported before approval, and no fine repeats monthly', async () => {
  const { company, priya } = await november()
  const id = await runPayroll(company, '2026-11')
  const params = { id }
  const { findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', { params })
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'finesOverLimit', level: 'warning', names: ['Priya Nair'] }),
  )
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', {
    params: { id, code: 'finesOverLimit' },
  })
  expect(data[0]?.detail).toMatch(/^₹2,000 of fines, ₹[\d,.]+ allowed/)
  const fine = { employeeId: priya.employee, name: 'Late arrival', amountPaise: 10_000, reason: 'Told', benefit: null }
  const add = (body: object) =>
    company.admin.refused('POST /api/v1/user/pay-input', {
      body: { ...fine, type: 'deduction', nature: 'fine', fromMonth: '2026-12', toMonth: '2026-12', ...body } as never,
    })
  expect((await add({ toMonth: null })).errors).toContainEqual(
    expect.objectContaining({ message: 'A fine is deducted in one month' }),
  )
  expect((await add({ type: 'earning' })).errors).toContainEqual(
    expect.objectContaining({ path: 'body.nature', message: 'Only a deduction is one of these' }),
  )
  expect((await add({ nature: 'overtime' })).errors).toContainEqual(
    expect.objectContaining({ message: 'Only a payment is one of these' }),
  )
})
