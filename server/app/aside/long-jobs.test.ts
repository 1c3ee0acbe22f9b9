import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../features.ts'
import { isApart, longJobs } from '../../platform/after-commit/job.ts'
import type { Sockets } from '../../platform/socket/sockets.ts'
import { aCompany, type Company } from '../../testing/company.ts'
import { until } from '../../testing/until.ts'
import { openLongJobs } from './long-jobs.ts'

let company: Company
beforeAll(async () => {
  company = await aCompany()
})
const opened: ReturnType<typeof openLongJobs>[] = []
afterAll(async () => {
  for (const one of opened) await one.stop()
})

const open = (publish: Sockets['publish'], errors: unknown[], own?: Parameters<typeof openLongJobs>[2]) => {
  const { app, sockets } = company
  const start = { config: app.config, connection: app.connection, pooler: undefined, openedHosts: undefined }
  const log = { ...app.log, error: (...said: unknown[]) => errors.push(said) } as unknown as typeof app.log
  const long = openLongJobs(start, { log, sockets: { ...sockets, publish } }, own)
  opened.push(long)
  return long
}

it('does the long jobs of an import in its thread and passes on its events, while this one does the others', async () => {
  const events: unknown[] = []
  const errors: unknown[] = []
  const long = open((_, event) => events.push(event), errors)
  await company.jobs.work(company.app, features, (job) => !isApart(job))
  const bytes = Buffer.from(
    'Employee ID,First name,Last name,Work email,Date of joining\r\nX1,Asha,Rao,asha@x.test,02/11/2026',
  )
  const file = { name: 'people.csv', bytes }
  const { _id: id } = (await company.admin.call('POST /api/v1/user/data-import', {
    body: { kind: 'employees' },
    files: { file },
  } as never)) as { _id: string }
  const { columns } = await company.admin.call('GET /api/v1/user/data-import/{id}', { params: { id } })
  await company.admin.call('PUT /api/v1/user/data-import/{id}', { params: { id }, body: { columns } as never })
  const state = async () => (await company.admin.call('GET /api/v1/user/data-import/{id}', { params: { id } })).state
  await until(state, (now) => now === 'checked', 60)
  expect(events.length).toBeGreaterThan(0)
  expect([...new Set(events)]).toEqual(['DATA_IMPORT_PROGRESS'])
  await long.stop()
  // Stopped twice, it is stopped.
  await long.stop()
  expect(errors).toEqual([])
}, 90_000)

it('begins again when it breaks', async () => {
  const errors: unknown[] = []
  let begun = 0
  open(() => (begun += 1), errors, { entry: new URL('./breaking-thread.testing.ts', import.meta.url) })
  await until(
    async () => begun,
    (times) => times >= 2,
    20,
  )
  expect(errors.length).toBeGreaterThan(0)
}, 30_000)

it('leaves to this thread what sets a figure of the process', () => {
  expect([...longJobs].filter((job) => !isApart(job))).toEqual(['audit-check'])
})

it('is ended when it does not stop', async () => {
  const errors: unknown[] = []
  let begun = 0
  const entry = new URL('./endless-thread.testing.ts', import.meta.url)
  const long = open(() => (begun += 1), errors, { entry, patienceMillis: 100 })
  await until(
    async () => begun,
    (times) => times >= 1,
    20,
  )
  await long.stop()
  expect(errors).toEqual([[{}, 'the thread for long jobs did not stop and was ended']])
})
