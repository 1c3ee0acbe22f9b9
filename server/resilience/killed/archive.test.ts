import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { testDatabase } from '../../testing/database.ts'
import { loadedServer } from '../loaded-server.ts'
import { send } from '../running-server.ts'
import { until } from '../../testing/until.ts'

const people = 250
const loaded = loadedServer(people)
const { row } = loaded
const [from, to] = ['2022-04-01', '2022-05-31']
const daysEach = 61
const kills = 4

/** April and May 2022 with a day and two punches for everyone each day, and an admin who wants it archived. */
beforeAll(async () => {
  const dayOf = "(day::timestamp at time zone 'Asia/Kolkata')"
  const everyDay = `from employee cross join generate_series($1::date, $2::date, interval '1 day') day`
  await row(
    `insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, worked_minutes, break_minutes,
       late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, reasons, computed_at)
     select organisation_id, id, day::date, 'present', 'Asia/Kolkata', ${dayOf}, ${dayOf} + interval '1 day', 480, 30, 0, 0, 0, true, 0, '[]', now()
     ${everyDay} returning 1`,
    [from, to],
  )
  for (const [kind, hour] of [
    ['in', 9],
    ['out', 18],
  ])
    await row(
      `insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, created_at)
       select organisation_id, id, '${kind}', ${dayOf} + interval '${hour} hours', 'Asia/Kolkata', 330, 'notAsked', 'web', now()
       ${everyDay} returning 1`,
      [from, to],
    )
  const headers = await loaded.signIn(loaded.company.adminEmail)
  const set = await send(loaded.server.address, 'PUT', '/api/v1/user/attendance-archive', { keepYears: 3 }, headers)
  expect(set.status).toBe(200)
}, 120_000)

it('archiving whose server is killed continues after it: no day or punch is lost, and none is there twice', async () => {
  const before = await inTables()
  expect([before.days.length, before.punches.length]).toEqual([people * daysEach, people * daysEach * 2])
  await startArchiving()
  let seen = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { files } = await until(archived, (now) => now.files > seen, 120)
    // At any step of the next file.
    await sleep(kill * 25)
    await loaded.server.kill()
    seen = Math.max(files, (await archived()).files)
    expect(await everything()).toEqual(before)
    await loaded.restart()
  }
  await until(inTables, ({ days }) => days.length === 0, 90)
  expect(await everything()).toEqual(before)
  expect(await archived()).toMatchObject({ days: before.days.length, punches: before.punches.length })
}, 240_000)

async function startArchiving(): Promise<void> {
  const { app: connection } = await testDatabase()
  const log = createLog('silent')
  const jobs = await startJobs(connection, log, true)
  const effects = { enqueue: jobs.enqueue, publish: () => undefined }
  const database = openDatabase({ connection, clock: systemClock, log, effects, size: 1 })
  const { organisation } = loaded.company
  await database.within(organisation, (tx) => tx.enqueue('attendance-archive', { organisation }, { key: organisation }))
  await database.close()
  await jobs.stop()
}

interface Attendance {
  /** As employee and date. */
  days: string[]
  /** Their ids. */
  punches: string[]
}

const archived = () =>
  row<{ files: number; days: number; punches: number }>(
    `select count(*)::int as files, coalesce(sum(days), 0)::int as days, coalesce(sum(punches), 0)::int as punches
     from attendance_archive`,
    [],
  )

/** What the tables have of those months. */
const inTables = () =>
  row<Attendance>(
    `select coalesce((select array_agg(employee_id || ' ' || day) from attendance_day where day <= $1::date), '{}') as days,
       coalesce((select array_agg(id::text) from punch where at < $1::date + 1), '{}') as punches`,
    [to],
  ).then(sorted)

/** What tables and files have, each as often as it is there. */
async function everything(): Promise<Attendance> {
  const { days, punches } = await inTables()
  const { keys } = await row<{ keys: string[] }>(
    `select coalesce(array_agg(key), '{}') as keys from attendance_archive`,
    [],
  )
  for (const key of keys) {
    const text = gunzipSync(readFileSync(join(loaded.dataDir, 'files', key))).toString()
    for (const line of text.trimEnd().split('\n')) {
      const one = JSON.parse(line) as Record<'table' | 'employee_id' | 'day' | 'id', string>
      if (one.table === 'attendance_day') days.push(`${one.employee_id} ${one.day}`)
      if (one.table === 'punch') punches.push(one.id)
    }
  }
  return sorted({ days, punches })
}

const sorted = ({ days, punches }: Attendance): Attendance => ({
  days: days.toSorted(),
  punches: punches.toSorted(),
})
