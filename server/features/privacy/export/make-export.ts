import { exportKeptDays } from '@muster/contract/privacy/personal-export.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { aroundEmployment } from '../../../platform/employment/employments.ts'
import { zipped } from '../../../platform/spreadsheet/zip.ts'
import { archivedRowsOf } from '../../attendance/index.ts'
import { notify } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { archiveEntries, collected } from './archive-content.ts'
import type { Collected } from './archive-data.ts'
import { keepSealed } from './archive-file.ts'
import { endExport, expireExports, exportToMake, moveExport } from './personal-export.queries.ts'

const daySeconds = 24 * 60 * 60

/** The job that makes an archive of all data about a person. */
export async function makeExport(
  app: App,
  { organisation, export: id }: { organisation: Id; export: Id },
): Promise<void> {
  const task = await app.database.within(organisation, async (tx) => {
    const asked = await exportToMake(tx, { id })
    if (!asked) return null
    const isOwn = asked.by === asked.account
    const before = asked.employee === null ? [] : (await aroundEmployment(tx, asked.employee)).before
    const formerly = before.map(({ employee }) => employee)
    const data = await collected(tx, app, { ...asked, formerly }, { isOwn, today: await companyToday(tx) })
    return { ...asked, formerly, isOwn, now: tx.now, data }
  })
  if (task === null) return
  const { data, employee } = task
  for (const one of employee === null ? [] : [...task.formerly, employee])
    await withArchived(app, { organisation, employee: one }, data)
  const total = data.subjects.length + data.files.length
  const tell = async (done: number) => {
    await app.database.within(organisation, (tx) => moveExport(tx, { id, done, total, now: tx.now }))
  }
  await tell(0)
  const kept = await keepSealed(app, organisation, zipped(archiveEntries(app, task, data, tell)))
  const isTaken = await app.database.within(organisation, async (tx) => {
    const expiresAt = plusSeconds(tx.now, exportKeptDays * daySeconds)
    if ((await endExport(tx, { id, ...kept, expiresAt })) === 0) return false
    const { by, employee, isOwn, name } = task
    if (isOwn || employee === null) {
      const message = say`The export of your personal data is ready. Download it within ${exportKeptDays} days.`
      await notify(tx, [by], { type: 'own-data', message })
    } else {
      const message = say`The export of ${name}'s personal data is ready. Download it within ${exportKeptDays} days.`
      await notify(tx, [by], { type: 'personal-data', message, target: employee })
    }
    return true
  })
  // Another run of the same job was faster.
  if (!isTaken) await app.files.remove(kept.key)
}

/** Attendance of past years is in files, with the same rows. */
async function withArchived(app: App, whose: { organisation: Id; employee: Id }, data: Collected): Promise<void> {
  const tables = data.subjects.find(({ subject }) => subject === 'attendance')?.tables ?? {}
  for (const [table, rows] of Object.entries(await archivedRowsOf(app, whose)))
    if (rows.length > 0) tables[table] = [...rows, ...(tables[table] ?? [])]
}

/** The job that deletes expired archives. */
export async function cleanExports(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('personal-export-cleaning', { organisation: one }, { key: one })
    })
    return
  }
  const gone = await app.database.within(organisation, (tx) => expireExports(tx, { now: tx.now }))
  for (const { key } of gone) if (key !== null) await app.files.remove(key)
}
