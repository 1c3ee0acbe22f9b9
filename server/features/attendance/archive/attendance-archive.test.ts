import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { attendanceFacts, attendanceFeature, monthStates, refuseArchived } from '../index.ts'

let company: Company
let anita: Person
let priya: Person
let hr: Person

/** Priya works two days of April 2022 and Anita one; both have days in May, too. */
beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2022-04-04T03:30:00.000Z')
  const joinedOn = '2022-04-04'
  anita = await company.employee('Anita Rao', { role: 'Manager', joinedOn })
  priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Sales', joinedOn })
  hr = await company.employee('Hema Rao', { role: 'HR', joinedOn })
  for (const [person, at, kind] of [
    [priya, '2022-04-04T04:00:00.000Z', 'in'],
    [priya, '2022-04-04T13:00:00.000Z', 'out'],
    [anita, '2022-04-05T04:00:00.000Z', 'in'],
    [priya, '2022-04-05T05:00:00.000Z', 'in'],
    [priya, '2022-04-05T13:00:00.000Z', 'out'],
  ] as const) {
    company.clock.set(at)
    await person.call(`POST /api/v1/employee/punch-${kind}`, { body: { note: kind === 'in' ? 'At the gate' : '' } })
  }
  company.clock.set('2022-06-02T04:00:00.000Z')
  await job('attendance-close')
  company.clock.set('2026-11-20T04:30:00.000Z')
})

const job = (name: 'attendance-archive' | 'attendance-close') =>
  attendanceFeature.jobs![name]!(company.app, { organisation: company.organisation })
const choose = (keepYears: number | null) =>
  company.admin.call('PUT /api/v1/user/attendance-archive', { body: { keepYears } })
const shown = () => company.admin.call('GET /api/v1/user/attendance-archive')
const rows = async (query: string) =>
  (await company.within((tx) => tx.query({ name: '', text: query, values: [] }))).rows as Record<string, unknown>[]
const counted = async () =>
  (
    await rows(`select (select count(*) from attendance_day)::int as days, (select count(*) from punch)::int as punches,
      (select count(*) from attendance_archive)::int as files, (select count(*) from attendance_archive_month)::int as months`)
  )[0]

/** Everything anyone can read about April 2022. */
async function readings() {
  const attendance = '2022-04'
  const month = { attendance, sortBy: 'name', sortOrder: 'asc' } as const
  const report = { from: attendance, to: '2022-05' }
  const [own, figures, managers, register, search, short, day, counts, facts, states, cells, behind] = [
    await priya.call('GET /api/v1/employee/attendance', { query: { attendance } }),
    await priya.call('GET /api/v1/employee/attendances', { query: { attendance } }),
    await anita.call('GET /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      query: { attendance },
    }),
    await hr.call('GET /api/v1/employee/all-attendance', { query: month }),
    await hr.call('GET /api/v1/employee/all-attendance', { query: { ...month, search: 'priya' } }),
    await hr.call('GET /api/v1/employee/all-attendance', { query: { ...month, search: 'vi' } }),
    await Promise.all(
      ['priya', 'vi', undefined].map((search) =>
        hr.call('GET /api/v1/employee/attendance-all', { query: { date: '2022-04-05', search } }),
      ),
    ),
    await hr.call('GET /api/v1/employee/attendance-counts', { query: { date: '2022-04-05' } }),
    await company.within((tx) => attendanceFacts(tx, { month: attendance })),
    await company.within((tx) =>
      monthStates(tx, { employees: [priya.employee, anita.employee], from: '2022-04-01', to: '2022-04-30' }),
    ),
    await hr.call('GET /api/v1/user/report/{report}', { params: { report: 'attendance' }, query: report }),
    await hr.call('GET /api/v1/user/report/{report}/people', {
      params: { report: 'attendance' },
      query: { ...report, measure: 'present' },
    }),
  ]
  return { own, figures, managers, register, search, short, day, counts, facts, states, cells, behind }
}

/** Ignores the archive as a source, and fields that lists omit for archived days. */
const withoutSource = (reading: object) =>
  JSON.parse(
    JSON.stringify(reading, (key, value: unknown) =>
      key === 'isArchived' || key === 'place' || key === 'canCorrect' ? undefined : value,
    ),
  ) as unknown

describe('attendance of past years', () => {
  it('stays where it is until the admin, and no one else, decides to archive it', async () => {
    const before = await counted()
    await job('attendance-archive')
    expect(await counted()).toEqual(before)
    expect(await shown()).toEqual({ keepYears: null, archivedTo: null, waiting: null, months: [] })
    expect(await hr.refused('PUT /api/v1/user/attendance-archive', { body: { keepYears: 3 } })).toMatchObject({
      status: 403,
    })
    expect(
      await company.admin.refused('PUT /api/v1/user/attendance-archive', { body: { keepYears: 2 } }),
    ).toMatchObject({ errors: [{ path: 'body.keepYears', message: 'Enter 3 to 10 years' }] })
  })

  it('reads the same from the archive, for everyone and everywhere', async () => {
    const before = await readings()
    expect(before.register.data.map(({ days }) => days.length)).toEqual([26, 27, 27])
    expect(before.facts.every(({ lossOfPay }) => lossOfPay.length > 10)).toBe(true)
    expect(before.states).toHaveLength(2)
    expect(before.behind.data.length).toBeGreaterThan(0)
    await choose(3)
    await job('attendance-archive')
    expect(await counted()).toEqual({ days: 6, punches: 0, files: 2, months: 6 })
    const after = await readings()
    expect(withoutSource(after)).toEqual(withoutSource(before))
    expect([before.figures.isArchived, before.managers.isArchived, before.counts.isArchived]).toEqual([
      false,
      false,
      false,
    ])
    expect([after.figures.isArchived, after.managers.isArchived, after.counts.isArchived]).toEqual([true, true, true])
    expect(after.register.data.map(({ isArchived }) => isArchived)).toEqual([true, true, true])
    expect(after.own.data.at(-1)!.punches[0]).toMatchObject({ note: 'At the gate' })
    expect(await shown()).toMatchObject({
      archivedTo: '2022-05-31',
      months: [
        { month: '2022-05', people: 3 },
        { month: '2022-04', people: 3, punches: 5 },
      ],
    })
    const log = await rows(`select action, changes from audit_event where changes ? 'keepYears'`)
    expect(log).toMatchObject([{ action: 'changed', changes: { keepYears: { from: null, to: '3' } } }])
  })

  it('no longer changes, and attempts are refused with the reason', async () => {
    await choose(3)
    await job('attendance-archive')
    const message = 'Attendance up to 31 May 2022 is in the archive and can no longer be changed.'
    const day = '2022-04-05'
    const spans = [{ in: '09:00', out: '18:00' }]
    const params = { id: priya.employee }
    const reason = 'Punched at the client'
    expect(
      await hr.refused('PUT /api/v1/employee/attendance/{id}', { params, body: { day, spans, reason } }),
    ).toMatchObject({ status: 409, message })
    expect(
      await hr.refused('POST /api/v1/employee/late-attendance/{id}', { params, body: { day, halfDays: 1, reason } }),
    ).toMatchObject({ errors: [{ path: 'body.day', message }] })
    expect(
      await hr.refused('POST /api/v1/employee/attendance-reminder', {
        body: { employeeIds: [priya.employee], date: day },
      }),
    ).toMatchObject({ errors: [{ message }] })
    await expect(company.within((tx) => refuseArchived(tx, day))).rejects.toMatchObject({ message })
    // Even if the calendar of those days changes, the days stay.
    const { recompute } = await import('../day/recompute.ts')
    await company.within((tx) => recompute(tx, [priya.employee], day, '2022-06-05'))
    expect(await rows(`select count(*)::int as n from attendance_day where day < '2022-06-01'`)).toEqual([{ n: 0 }])
    expect(await rows(`select count(*)::int as n from attendance_day where employee_id = '${priya.employee}'`)).toEqual(
      [{ n: 5 }],
    )
  })

  it('waits for open items', async () => {
    await choose(3)
    const waits = async () => {
      await job('attendance-archive')
      return { ...(await counted()), waiting: (await shown()).waiting }
    }
    await company.within((tx) =>
      run(
        tx,
        sql`update attendance_day set is_final = false where day = '2022-04-05' and employee_id = ${hr.employee}`,
      ),
    )
    expect(await waits()).toMatchObject({ files: 0, waiting: { month: '2022-04', for: 'openDays' } })
    await company.within((tx) => run(tx, sql`update attendance_day set is_final = true`))
    await company.within((tx) =>
      run(
        tx,
        sql`insert into late_attendance (organisation_id, employee_id, day, half_days, reason, source, account_id, recorded_at)
          values (${tx.organisation}, ${hr.employee}, '2022-05-05', 1, 'Left early', 'hand', ${hr.account}, ${tx.now})`,
      ),
    )
    // April is archived; May is not.
    expect(await waits()).toMatchObject({ files: 1, waiting: { month: '2022-05', for: 'unsettledDays' } })
  })

  it('is downloaded by the admin as lines of JSON, which is logged', async () => {
    await choose(3)
    await job('attendance-archive')
    const reply = await company.admin.raw('GET /api/v1/user/attendance-archive/{month}', {
      params: { month: '2022-04' },
    })
    const lines = gunzipSync(reply.body as Buffer)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines[0]).toEqual({
      table: 'archive',
      of: 'attendance',
      version: 1,
      month: '2022-04',
      lines: lines.length - 1,
    })
    expect(lines.filter(({ table }) => table === 'punch')).toHaveLength(5)
    expect(lines.find(({ table, id }) => table === 'employee' && id === priya.employee)).toMatchObject({
      name: 'Priya Nair',
    })
    expect(await rows(`select changes #>> '{file,to}' as file from audit_event where action = 'downloaded'`)).toEqual([
      { file: 'attendance-2022-04.jsonl.gz' },
    ])
    expect(
      await company.admin.refused('GET /api/v1/user/attendance-archive/{month}', { params: { month: '2021-01' } }),
    ).toMatchObject({ status: 404 })
  })

  it('reports a file that cannot be read, or differs from what was stored', async () => {
    await choose(3)
    await job('attendance-archive')
    await company.within((tx) => run(tx, sql`update attendance_archive set sha256 = repeat('0', 64)`))
    expect(await priya.refused('GET /api/v1/employee/attendance', { query: { attendance: '2022-04' } })).toMatchObject({
      status: 503,
      message: 'The attendance archive cannot be read at the moment. Try again shortly.',
    })
  })
})
