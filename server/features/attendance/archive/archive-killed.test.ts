import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import type { App } from '../../../platform/app.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { attendanceFeature, archivedRowsOf } from '../index.ts'

let company: Company
let priya: Person
let ravi: Person

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2022-04-04T03:30:00.000Z')
  priya = await company.employee('Priya Nair', { joinedOn: '2022-04-04' })
  ravi = await company.employee('Ravi Kumar', { joinedOn: '2022-04-04' })
  for (const person of [priya, ravi])
    await person.call('POST /api/v1/employee/punch-in', { body: { note: 'At the gate' } })
  company.clock.set('2022-04-30T16:00:00.000Z')
  await attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
  company.clock.set('2026-11-20T04:30:00.000Z')
  await company.admin.call('PUT /api/v1/user/attendance-archive', { body: { keepYears: 3 } })
})

const archive = (app: App = company.app) =>
  attendanceFeature.jobs!['attendance-archive']!(app, { organisation: company.organisation })
const rows = async (query: string) =>
  (await company.within((tx) => tx.query({ name: '', text: query, values: [] }))).rows as Record<string, unknown>[]
const own = async () => {
  const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2022-04' } })
  return data
}
const kept = async () => {
  const keys: string[] = []
  for await (const some of company.app.files.list(company.organisation)) keys.push(...some)
  return keys
}
const named = async () => (await rows('select key from attendance_archive')).map(({ key }) => key)

/** A server that dies at the n-th call of a kind. */
function dyingAt(step: 'keep' | 'read' | 'remove' | 'within', n: number): App {
  let calls = 0
  const counts =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>, isAfter: boolean) =>
    async (...given: A): Promise<R> => {
      calls += 1
      if (calls === n && !isAfter) throw new Error('Killed')
      const done = await work(...given)
      if (calls === n) throw new Error('Killed')
      return done
    }
  const { files, database } = company.app
  return {
    ...company.app,
    files: step === 'within' ? files : { ...files, [step]: counts(files[step].bind(files) as never, step !== 'read') },
    database:
      step === 'within'
        ? { ...database, within: counts(database.within.bind(database) as never, n % 2 === 0) as never }
        : database,
  }
}

it('loses and duplicates nothing, wherever it dies', async () => {
  const before = await own()
  for (const step of ['keep', 'read', 'remove', 'within'] as const)
    for (const n of step === 'within' ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2]) {
      await archive(dyingAt(step, n)).catch((error: Error) => expect(error.message).toBe('Killed'))
      expect(await own()).toEqual(before)
    }
  await archive()
  expect(await own()).toEqual(before)
  expect(await rows('select count(*)::int as n from attendance_day')).toEqual([{ n: 0 }])
  expect(await rows('select count(*)::int as n from punch')).toEqual([{ n: 0 }])
  expect(await rows('select sum(days)::int as days, sum(punches)::int as punches from attendance_archive')).toEqual([
    { days: before.length * 2, punches: 2 },
  ])
})

it('does its work once if it runs twice, even at the same moment and while people read', async () => {
  const before = await own()
  // A month archived between two reads is requested again, as the browser does.
  const asked = async (): Promise<typeof before> => {
    const { status, body } = await priya.raw('GET /api/v1/employee/attendance', { query: { attendance: '2022-04' } })
    return status === 503 ? asked() : (body as { data: typeof before }).data
  }
  const [, , ...reads] = await Promise.all([archive(), archive(), asked(), asked(), asked()])
  for (const read of reads) expect(read).toEqual(before)
  await archive()
  expect(await own()).toEqual(before)
  expect(await rows('select count(*)::int as n from attendance_archive')).toEqual([{ n: 1 }])
  expect(await kept()).toEqual(await named())
})

it('removes erased people from its files, and deletes the old file', async () => {
  await archive()
  const lines = async () =>
    (await Promise.all((await kept()).map((key) => company.app.files.read(key)))).map((bytes) =>
      gunzipSync(bytes).toString(),
    )
  expect((await lines()).join()).toContain('At the gate')
  const whose = { organisation: company.organisation, employee: priya.employee }
  const punches = async () => (await archivedRowsOf(company.app, whose))['punch']
  expect(await punches()).toMatchObject([{ note: 'At the gate' }])

  await rows(`update attendance_archive_month set has_notes = false where employee_id = '${priya.employee}'`)
  expect(await punches()).toMatchObject([{ note: '' }])
  await archive(dyingAt('remove', 1)).catch(() => undefined)
  await archive()
  expect(await kept()).toEqual(await named())
  expect((await lines()).join().split('At the gate')).toHaveLength(2)

  await rows(`delete from attendance_archive_month where employee_id = '${priya.employee}'`)
  expect(await punches()).toEqual([])
  await archive()
  expect(await kept()).toEqual(await named())
  expect((await lines()).join()).not.toContain(priya.employee)
  expect((await lines()).join()).toContain(ravi.employee)

  await rows(`delete from attendance_archive_month`)
  await archive()
  expect([await kept(), await named()]).toEqual([[], []])
})
