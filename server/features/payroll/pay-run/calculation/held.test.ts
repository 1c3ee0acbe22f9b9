import { beforeAll, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany } from '../../../../testing/company.ts'
import { copied } from '../../../../testing/copied.ts'
import { longestHeld } from '../../../../testing/measure/longest-held.ts'
import { isTooLong } from '../../../../testing/measure/slowness.ts'
import { certifyRun } from '../../certificate/certify.ts'
import { makeRunFiles } from '../../outputs/make-files.ts'
import { pay, runPayroll, withPayroll } from '../../testing.ts'
import { takeStep } from '../pay-run.ts'
import { calculateRun } from './calculate-run.ts'

const people = 4_000
/** Of this thread's processor time: what one company may take before another company's call goes on. */
const mostMillis = 50

let company: Awaited<ReturnType<typeof withPayroll>>
let job: { organisation: Id; run: Id }

beforeAll(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  // Once for few, so that compiling the code is not measured.
  job = { organisation: company.organisation, run: await runPayroll(company, '2026-11') }
  await copied(company, priya, people)
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: job.run }, body: { action: 'recalculate' } })
}, 300_000)

it(`no step of a run of ${people} people holds up other companies`, async () => {
  const { app, admin, within } = company
  const held: Record<string, number> = {}
  /** The least of its times, as collecting garbage falls on whoever is there. */
  const measured = async (what: string, work: () => Promise<unknown>) => {
    held[what] = Math.min(held[what] ?? Infinity, (await longestHeld(work)).stretch)
  }
  const take = (action: 'approve' | 'pay') => (tx: Parameters<typeof takeStep>[0]) =>
    takeStep(tx, { account: admin.account }, job.run, { action } as Parameters<typeof takeStep>[3])
  const undone = async (work: (tx: Parameters<typeof takeStep>[0]) => Promise<unknown>) => {
    const taken = within(async (tx) => {
      await work(tx)
      throw new Error('undone')
    })
    await expect(taken).rejects.toThrow('undone')
  }

  await measured('calculating', () => calculateRun(app, job))
  for (let times = 0; times < 2; times += 1) {
    for (const part of ['preflight', 'difference'] as const)
      await measured(part, () => admin.raw(`GET /api/v1/user/payrun/{id}/${part}`, { params: { id: job.run } }))
    await measured('approving', () => undone(take('approve')))
  }
  await measured('approving', () => within(take('approve')))
  for (let times = 0; times < 3; times += 1) {
    await measured('files', () => makeRunFiles(app, job))
    await measured('certificate', () => certifyRun(app, { ...job, account: admin.account }))
    await measured('paying', () => undone(take('pay')))
  }
  const tooLong = Object.entries(held).filter(([, millis]) => isTooLong(millis, mostMillis))
  expect(tooLong).toEqual([])
}, 600_000)
