import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import { addDays } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../../platform/clock.ts'
import { loadedServer } from '../loaded-server.ts'
import { send } from '../running-server.ts'
import { until } from '../../testing/until.ts'

const loaded = loadedServer(600)
const { row, signIn } = loaded
const today = localDay(systemClock.now(), 'Asia/Kolkata')
let headers: Record<string, string>
let codes: string[]
/** The location and date of joining of the people added. */
let works: string

beforeAll(async () => {
  headers = await signIn(loaded.company.adminEmail)
  const told = `select array_agg(code order by code) as codes from employee where status = 'active' and joined_on < $1`
  const place = `select (select min(name) from location) as location, (select min(name) from shift) as shift`
  const { location, shift } = await row<Record<'location' | 'shift', string>>(place, [])
  works = `"${location}","${shift}"`
  codes = (await row<{ codes: string[] }>(told, [addDays(today, -10)])).codes
}, 120_000)

/** Files of several batches, and the number of their records. */
const files: Record<string, { kind: ImportKind; headings: string; lines: () => string[]; records: string }> = {
  'leave balances': {
    kind: 'leaveBalances',
    headings: 'Employee ID,Leave type,Balance,As on',
    lines: () =>
      ['CL', 'EL', 'SL'].flatMap((leave) => codes.map((code) => `${code},${leave},3.5,${addDays(today, -1)}`)),
    records: `select count(*)::int as all, count(distinct (employee_id, policy_id))::int as once from leave_opening`,
  },
  attendance: {
    kind: 'attendance',
    headings: 'Employee ID,Date,In,Out',
    lines: () => [2, 3, 4].flatMap((ago) => codes.map((code) => `${code},${addDays(today, -ago)},08:07,19:11`)),
    records: `select count(*)::int as all, count(distinct (employee_id, day))::int as once from attendance_correction c
      where undoes_id is null and not exists (
        select from attendance_correction u where u.organisation_id = c.organisation_id and u.undoes_id = c.id)`,
  },
  employees: {
    kind: 'employees',
    headings: 'Employee ID,First name,Last name,Work email,Date of joining,Location,Shift',
    lines: () => Array.from({ length: 1050 }, (_, n) => `K-${n},Asha,Rao,asha${n}@kite.test,02/11/2026,${works}`),
    records: `select count(*)::int as all, count(distinct work_email)::int as once from employee where code like 'K-%'`,
  },
}

describe.each(Object.entries(files))('an import of %s', (_, { kind, headings, lines, records }) => {
  it('whose server is killed resumes after it: nothing twice, nothing half, and it can be undone', async () => {
    const before = await row<Count>(records, [])
    const id = await checked(kind, headings, lines())
    const { good } = await written(id)
    expect(good).toBeGreaterThan(1000)
    await ask('POST', `${id}/start`, {})
    await until(
      () => written(id),
      ({ done }) => done > 0,
      60,
    )
    await loaded.server.kill()
    const left = await row<Count>(records, [])
    expect([left.all - before.all, left.once]).toEqual([(await written(id)).done, left.all])
    await loaded.restart()
    await until(
      () => stateOf(id),
      (state) => state === 'imported',
      90,
    )
    const after = await row<Count>(records, [])
    expect([after.all - before.all, after.once]).toEqual([good, after.all])
    // A thousand people are undone in `employees/import/import-size.test.ts`.
    if (kind === 'employees') return
    await ask('POST', `${id}/undo`, {})
    await until(
      () => stateOf(id),
      (state) => state === 'undone',
      150,
    )
    expect(await row<Count>(records, [])).toEqual(before)
  }, 240_000)
})

describe('an import', () => {
  const { kind, headings, lines, records } = files['leave balances']!

  it('that is cancelled while running leaves complete batches, which can be undone', async () => {
    const id = await checked(kind, headings, lines())
    await ask('POST', `${id}/start`, {})
    await until(
      () => written(id),
      ({ done }) => done > 0,
      60,
    )
    const { status } = await ask('DELETE', id)
    const state = await stateOf(id)
    expect([status, state]).toEqual(status === 200 ? [200, 'cancelled'] : [409, 'imported'])
    const { good, done } = await written(id)
    expect(await row<Count>(records, [])).toEqual({ all: done, once: done })
    // The running batch is finished, and may be the last.
    expect(done === good || done % 1000 === 0).toBe(true)
    await ask('POST', `${id}/undo`, {})
    await until(
      () => stateOf(id),
      (now) => now === 'undone',
      150,
    )
    expect(await row<Count>(records, [])).toEqual({ all: 0, once: 0 })
  }, 120_000)

  it('that is started twice at once, and uploaded twice, writes everything once', async () => {
    const [one, other] = [await checked(kind, headings, lines()), await checked(kind, headings, lines())]
    const { good } = await written(one)
    const started = await Promise.all([one, one, other].map((id) => ask('POST', `${id}/start`, {})))
    expect(started.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    for (const id of [one, other])
      await until(
        () => stateOf(id),
        (state) => state === 'imported',
        90,
      )
    expect(await row<Count>(records, [])).toEqual({ all: good, once: good })
    expect((await written(one)).done + (await written(other)).done).toBe(good)
  }, 180_000)
})

interface Count {
  all: number
  once: number
}

const ask = (method: string, path: string, body?: object) =>
  send(loaded.server.address, method, `/api/v1/user/data-import/${path}`, body, headers)

/** Uploads a file, matches its columns, and waits for the dry run. */
async function checked(kind: ImportKind, headings: string, lines: readonly string[]): Promise<string> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', new Blob([[headings, ...lines].join('\r\n')], { type: 'text/csv' }), `${kind}.csv`)
  const sent = await fetch(`${loaded.server.address}/api/v1/user/data-import`, { method: 'POST', headers, body: form })
  const { _id: id } = ((await sent.json()) as { data: { _id: string } }).data
  const { columns } = (await ask('GET', id)).body.data as { columns: object }
  await ask('PUT', id, { columns })
  await until(
    () => stateOf(id),
    (state) => state === 'checked',
    90,
  )
  return id
}

const stateOf = async (id: string) =>
  (await row<{ state: string }>('select state from data_import where id = $1', [id])).state

/** The number of valid rows, and how many of them are written. */
const written = (id: string) =>
  row<{ good: number; done: number }>(
    `select count(*) filter (where outcome in ('new', 'changed'))::int as good, count(written_at)::int as done
     from data_import_row where import_id = $1`,
    [id],
  )
