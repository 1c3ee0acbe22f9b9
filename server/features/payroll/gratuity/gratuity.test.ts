import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany, type Person, run } from '../../../testing/company.ts'
import { pay, withPayroll } from '../testing.ts'

const key = 'GET /api/v1/user/gratuity'

test('shows the gratuity owed to everyone, and to those who have served long enough, with its calculation', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair', { joinedOn: '2018-01-01' })
  const rahul = await company.employee('Rahul Iyer', { joinedOn: '2024-01-01' })
  await pay(company, priya, 120_000_000)
  await pay(company, rahul, 120_000_000)
  const { data } = await company.admin.call(key, { query: { sortBy: 'accrued', sortOrder: 'desc' } })
  const [own, other] = [
    data.find((one) => one.employee.name === 'Priya Nair')!,
    data.find((one) => one.employee.name === 'Rahul Iyer')!,
  ]
  expect(own.service).toContain('8 years 10 months')
  // More than six months count as a year: nine.
  expect(own.payablePaise).toBe(Math.round((own.wagesPaise * 15 * 9) / 26 / 100) * 100)
  expect(own).toMatchObject({ isVested: true, accruedPaise: own.payablePaise })
  expect(own.steps.at(-1)?.words).toContain('15/26 of the last wages')
  expect(other).toMatchObject({ isVested: false, payablePaise: 0 })
  expect(other.accruedPaise).toBe(Math.round((other.wagesPaise * 15 * 3) / 26 / 100) * 100)
  expect(data[0]).toEqual(own)
  expect(await company.admin.call('GET /api/v1/user/gratuity-liability')).toMatchObject({
    ...{ vested: 1, payablePaise: own.payablePaise, accruedPaise: own.accruedPaise + other.accruedPaise },
  })
  const vested = await company.admin.call(key, { query: { state: 'vested', search: 'priya' } })
  expect(vested.data).toHaveLength(1)
  const { body } = await company.admin.raw('GET /api/v1/user/gratuity/file', { query: { format: 'csv' } })
  const line = Buffer.from(body as never)
    .toString('utf8')
    .split('\r\n')
    .find((one) => one.includes('Priya Nair'))!
  const cells = line.split(',').map((cell) => cell.replaceAll('"', ''))
  expect(cells.slice(2, 5)).toEqual(['2018-01-01', expect.stringContaining('8 years'), 'No'])
  expect(cells.at(-2)).toBe(`${own.payablePaise / 100}.00`)
  expect(await priya.refused(key)).toMatchObject({ status: 403 })
})

test('of the fifth year the days of work count, without those lost in attendance or entered by payroll', async () => {
  const company = await withPayroll(await aCompany())
  const { admin } = company
  // Until 20 November there are 260, 260, 260, 240 and 239 days without Sundays and the second and fourth Saturdays.
  const people: Person[] = []
  for (const [name, joinedOn] of [
    ...[['Asha Pillai', '2021-12-27'] as const, ['Bala Iyer', '2021-12-27'] as const],
    ...[
      ['Chitra Rao', '2021-12-27'] as const,
      ['Dev Shah', '2022-01-22'] as const,
      ['Ela Nair', '2022-01-23'] as const,
    ],
  ])
    people.push(await company.employee(name, { joinedOn }))
  const vested = async () =>
    (await admin.call(key, { query: { state: 'vested' } })).data.map(({ employee }) => employee.name)
  for (const person of people) await pay(company, person, 120_000_000)
  expect(await vested()).toEqual([])
  const value = { ...startingSettings.gratuity, fifthYear: 'sixDayWeek' as const }
  await admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'gratuity', from: '2026-04', note: '', value },
  })
  expect(await vested()).toEqual(['Asha Pillai', 'Bala Iyer', 'Chitra Rao', 'Dev Shah'])

  const lose = (person: Person, from: string, to: string) =>
    company.within((tx) =>
      run(
        tx,
        sql`insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, worked_minutes,
            break_minutes, late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, reasons, computed_at)
          select ${tx.organisation}, ${person.employee}, day, case extract(isodow from day) when 7 then 'weeklyOff' else 'absent' end, 'Asia/Kolkata', day, day, 0, 0, 0, 0, 0, true, 2, '[]', now()
          from generate_series(${from}::date, ${to}::date, '1 day') day
          where extract(isodow from day) <> 6 on conflict do nothing`,
      ),
    )
  // 20 days of work, and Sundays between; 21 days; and those before the year.
  await lose(people[0]!, '2026-05-01', '2026-05-28')
  await lose(people[1]!, '2026-05-01', '2026-05-29')
  await lose(people[3]!, '2026-01-01', '2026-01-21')
  expect(await vested()).toEqual(['Asha Pillai', 'Chitra Rao', 'Dev Shah'])
  const { code } = await admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: people[2]!.employee } })
  const sheet = { month: '2026-10', text: [code, 'LOP days', '', '20.5', 'Absent at the site'].join('\t') }
  await admin.call('POST /api/v1/user/pay-input-batch', { body: sheet })
  expect(await vested()).toEqual(['Asha Pillai', 'Dev Shah'])
})
