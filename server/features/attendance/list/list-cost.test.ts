import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { manyPeople } from '../../../testing/many-people.ts'
import { analyse, rowsReadBy } from '../../../testing/measure/rows-read.ts'
import { attendanceCounts, attendancePage } from './attendance-list.queries.ts'
import { pastRegisterPage, registerPage } from './register.queries.ts'

const people = 10_000
const days = 5
const date = '2026-11-20'
const whose = { manager: null, departmentId: null, locationId: null }
const nobody = { search: undefined, shortSearch: undefined }
const cut = { sortOrder: 'asc', limit: 10, offset: 0 } as const

describe(`attendance of ${people} people`, () => {
  let company: Company
  let head: Person

  beforeAll(async () => {
    company = await aCompany()
    company.clock.set(`${date}T12:00:00.000Z`)
    head = await company.employee('Anita Rao', { role: 'Manager' })
    await manyPeople(company, people, () => head.employee)
    await company.fill(fill)
    await analyse()
  }, 120_000)

  /** Everyone worked the last days, with punches on each. */
  async function fill(tx: Tx): Promise<void> {
    const { organisation, now } = tx
    await run(
      tx,
      sql`insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, first_in, last_out,
          worked_minutes, break_minutes, late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, reasons,
          computed_at)
        select ${organisation}, id, day, 'present', 'Asia/Kolkata', day, day + interval '1 day', day + interval '4 hours',
          day + interval '13 hours', 540, 0, greatest(0, ordinal % 30 - 25), 0, 0, true, 0, '[]', ${now}
        from employee, generate_series(0, ${days - 1}::int) back,
          lateral (select ${date}::date - back as day) worked
        where organisation_id = ${organisation} and first_name = 'Person'
        returning 1`,
    )
  }

  const read = (work: (tx: Tx) => Promise<unknown>) => company.within((tx) => rowsReadBy(tx, () => work(tx)))

  test('a page of a day reads each person and their day once', async () => {
    const asked = { ...whose, ...cut, date, state: null, now: company.app.clock.now() } as never
    for (const sortBy of ['name', 'lateMinutes'] as const) {
      const rows = await read(async (tx) => {
        const { total } = await attendancePage.all(tx, { ...(asked as object), ...nobody, sortBy } as never)
        expect(total).toBe(people + 1)
      })
      expect(rows.get('employee')).toBeLessThanOrEqual(1.1 * people)
      expect(rows.get('attendance_day')).toBeLessThanOrEqual(1.1 * people)
      expect(rows.get('punch') ?? 0).toBeLessThanOrEqual(10)
    }
  })

  test('a page of everyone reads the days of the page only, the latest first', async () => {
    const asked = { ...whose, ...nobody, date, state: null, now: company.app.clock.now(), limit: 10 }
    for (const sortBy of ['name', 'lateMinutes'] as const)
      for (const [sortOrder, offset] of [
        ['asc', 0],
        ['desc', 0],
        ['desc', 30],
      ] as const) {
        const rows = await read((tx) => attendancePage.everyone(tx, { ...asked, sortBy, sortOrder, offset }))
        expect(rows.get('employee')).toBeLessThanOrEqual(1.2 * people)
        expect([sortBy, sortOrder, (rows.get('attendance_day') ?? 0) < 1_000]).toEqual([sortBy, sortOrder, true])
      }
  })

  test('everyone is in the same order with and without an index', async () => {
    const asked = { ...whose, ...nobody, date, state: null, now: company.app.clock.now(), limit: 25 }
    const month = { ...whose, ...nobody, from: '2026-11-01', to: '2026-11-30', limit: 25 }
    const days = ['lateMinutes', 'name', 'firstIn', 'lastOut', 'workedMinutes', 'state'] as const
    for (const sortOrder of ['asc', 'desc'] as const)
      for (const offset of [0, 325, people - 10]) {
        for (const sortBy of days) {
          const p = { ...asked, sortBy, sortOrder, offset }
          const [some, every] = await company.within((tx) =>
            Promise.all([attendancePage.all(tx, p), attendancePage.everyone(tx, p)]),
          )
          expect(every).toEqual(some)
        }
        for (const sortBy of ['name', 'code'] as const)
          for (const pages of [registerPage, pastRegisterPage]) {
            const p = { ...month, sortBy, sortOrder, offset }
            const [some, every] = await company.within((tx) => Promise.all([pages.all(tx, p), pages.everyone(tx, p)]))
            expect(every).toEqual(some)
          }
      }
  })

  test('the counts of a day read each person and their day once', async () => {
    const rows = await read(async (tx) =>
      expect(await attendanceCounts(tx, { ...whose, date })).toMatchObject({
        presentCount: people,
        totalEmployees: people + 1,
      }),
    )
    expect(rows.get('employee')).toBeLessThanOrEqual(1.1 * people)
    expect(rows.get('attendance_day')).toBeLessThanOrEqual(1.1 * people)
  })

  test('a page of the register reads only the days of its people', async () => {
    const asked = { ...whose, ...cut, from: '2026-11-01', to: '2026-11-30', sortBy: 'name' }
    const rows = await read(async (tx) => {
      const { data, total } = await registerPage.all(tx, { ...asked, ...nobody } as never)
      expect([data.length, total]).toEqual([10, people + 1])
      expect(data[1]).toMatchObject({ presentDays: days })
    })
    expect(rows.get('employee')).toBeLessThanOrEqual(1.1 * people)
    expect(rows.get('attendance_day')).toBeLessThanOrEqual(10 * 31)
  })

  const page = {
    ...whose,
    ...cut,
    ...nobody,
    date,
    from: date,
    to: date,
    state: null,
    sortBy: 'name',
    now: `${date}T12:00:00.000Z`,
  }
  test.each([
    ['a page', attendancePage.all],
    ['the counts', attendanceCounts],
    ['the register', registerPage.all],
  ] as [string, (tx: Tx, p: never) => Promise<unknown>][])(
    '%s of a team of everyone costs a few times that of everyone',
    async (_, list) => {
      const costOf = (manager: Id | null) =>
        company.within((tx) => leastOf(() => list(tx, { ...page, manager } as never)))
      expect(await costOf(head.employee)).toBeLessThan(20 * (await costOf(null)))
    },
  )
})

/** Milliseconds that work takes, the least of three tries. */
async function leastOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 3; tries++) {
    const before = performance.now()
    await work()
    least = Math.min(least, performance.now() - before)
  }
  return least
}
