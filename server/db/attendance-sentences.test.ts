import { expect, test } from 'vitest'
import { attendanceDay } from '@muster/engine/attendance/attendance-day.ts'
import type { AttendanceFacts } from '@muster/engine/attendance/attendance-facts.ts'
import { instantAt } from '@muster/engine/zone.ts'
import { translate } from '../platform/language/translate.ts'
import { migrated } from '../testing/before-migration.ts'

const id = (n: number) => `'01930000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}'`
const [organisation, role, place, priya] = [id(1), id(2), id(3), id(11)]
const now = `'2026-11-03T06:00:00Z'`
const zone = 'Asia/Kolkata'

const shift = {
  ...{
    startsAt: '09:30',
    endsAt: '18:30',
    breakMinutes: 60,
    graceMinutes: 10,
    halfDayMinutes: 240,
    fullDayMinutes: 480,
  },
  weeklyOffs: [{ weekday: 0 }],
}
const unpaid = (part: 'full' | 'first') => [{ part, paid: false, name: 'Unpaid leave' }]

/** Days of all kinds, with the engine's current sentences. */
const days: Record<string, Partial<AttendanceFacts> & { times?: string[] }> = {
  '2026-10-05': {},
  '2026-10-06': { leave: unpaid('first') },
  '2026-10-07': { leave: [{ part: 'full', paid: false, name: 'Casual; short' }] },
  '2026-10-08': { times: ['in 09:50', 'out 14:05'] },
  '2026-10-09': { holiday: 'Gandhi', times: ['in 10:00', 'out 10:40'] },
  '2026-10-12': { times: ['in 09:30', 'out 19:45', 'in 20:00'] },
  '2026-10-13': { workFromHome: 'full', homeNeedsPunches: true },
  '2026-10-14': { leave: [{ part: 'first', paid: true, name: 'Sick leave' }] },
  '2026-10-15': { times: ['out 09:30'] },
}

const results = Object.entries(days).map(([day, { times = [], ...facts }]) =>
  attendanceDay({
    ...{ day, zone, shift, before: shift, after: shift, holiday: null, leave: [], workFromHome: null },
    now: instantAt('2026-10-20', '12:00', zone),
    punches: times.map((one) => {
      const [kind, time] = one.split(' ') as ['in' | 'out', string]
      return { kind, at: instantAt(day, time, zone) }
    }),
    ...facts,
  }),
)

const quoted = (value: unknown) =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
const text = (said: Parameters<typeof translate>[0] | null) => (said === null ? '' : translate(said))
/** All of a day's reasons in English, as recorded by an adjustment. */
const allOf = ({ reasons }: (typeof results)[number]) => reasons.map((one) => text(one)).join('; ') || 'Worked'

const before = `
  insert into organisation (id, name, created_at, updated_at) values (${organisation}, 'Acme', ${now}, ${now});
  insert into role (organisation_id, id, name, created_at) values (${organisation}, ${role}, 'Employee', ${now});
  insert into location (organisation_id, id, name, state, created_at, updated_at)
  values (${organisation}, ${place}, 'Pune', 'IN-MH', ${now}, ${now});
  insert into account (organisation_id, id, email, name, role_id, created_at)
  values (${organisation}, ${priya}, 'p@acme.test', 'Priya', ${role}, ${now});
  insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id, joined_on, status,
    created_at, updated_at)
  values (${organisation}, ${priya}, ${priya}, 'A-1', 'Priya', 'Nair', 'p@acme.test', ${place}, '2024-04-01', 'active', ${now}, ${now});
  ${results
    .map(
      (
        one,
        at,
      ) => `insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, worked_minutes,
        break_minutes, late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, loss_of_pay_reason, reasons,
        computed_at)
      values (${organisation}, ${priya}, '${one.day}', '${one.state}', '${zone}', ${now}, ${now}, 0, 0, 0, 0, 0, true,
        ${one.lossOfPayHalfDays}, ${quoted(text(one.lossOfPayReason))},
        ${quoted(one.reasons.map((reason) => (at % 2 === 0 ? { code: reason.code, text: text(reason) } : reason)))}, ${now});
      insert into late_attendance (organisation_id, employee_id, day, half_days, reason, source, recorded_at)
      values (${organisation}, ${priya}, '${one.day}', 1, ${quoted(allOf(one))}, 'changed', ${now});`,
    )
    .join('\n')}
  insert into late_attendance (organisation_id, employee_id, day, half_days, reason, source, account_id, recorded_at)
  values (${organisation}, ${priya}, '2026-09-01', 1, 'Absent all day', 'hand', ${priya}, ${now});
  insert into attendance_correction (organisation_id, id, employee_id, day, reason, account_id, created_at)
  values (${organisation}, ${id(21)}, ${priya}, '2026-10-05', 'Recorded while the server clock was ahead', ${priya}, ${now}),
    (${organisation}, ${id(22)}, ${priya}, '2026-10-06', 'Forgot to punch', ${priya}, ${now});`

test('attendance reasons stored as English texts become current sentences', () =>
  migrated('0240', before, async (database) => {
    const rows = async (query: string) => (await database.query<Record<string, unknown>>(query)).rows
    const kept = await rows(`select day::text, loss_of_pay_reason as text, loss_of_pay_reason_values as values, reasons
      from attendance_day order by day`)
    for (const [at, { day, lossOfPayReason, reasons }] of results.entries()) {
      const lost = lossOfPayReason ?? { text: '', values: [] }
      // A name that contains the separator becomes two names, and reads as before.
      expect(kept[at]).toEqual({ day, text: lost.text, values: lost.values, reasons })
    }
    const late = await rows(
      `select day::text, reason as text, reason_values as values, source from late_attendance order by day`,
    )
    expect(late[0]).toEqual({ day: '2026-09-01', text: 'Absent all day', values: null, source: 'hand' })
    for (const [at, one] of results.entries()) {
      const { text: key, values } = late[at + 1] as unknown as { text: string; values: [] }
      expect(translate({ text: key, values })).toBe(allOf(one))
      expect(key).not.toMatch(/Worked \d|\d min|Unpaid leave/)
    }
    expect(late[1]).toMatchObject({ text: 'Absent all day', values: [] })
    expect(await rows('select reason_values as values from attendance_correction order by id')).toEqual([
      { values: [] },
      { values: null },
    ])
  }))
