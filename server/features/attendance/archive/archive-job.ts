import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { daysForUpdate } from '../lock/attendance-lock.queries.ts'
import { archivePiece } from './archive-piece.ts'
import { peopleAfter } from './archive-piece.queries.ts'
import { archiveRule, closeDays, firstDayKept, obstacleOf, type Obstacle } from './archive-rule.queries.ts'
import { cleanArchive } from './clean-archive.ts'

/**
 * The job that moves attendance of past years to the archive, oldest month first, and removes erased people's data from it. It works from
 * the state of the database, so it resumes where it stopped.
 */
export async function attendanceArchive(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('attendance-archive', { organisation: one }, { key: one })
    })
    return
  }
  await cleanArchive(app, organisation)
  let done: Month | null = null
  for (;;) {
    const month: Month | null = await app.database.within(organisation, monthToArchive)
    // What remains is left for the next day.
    if (month === null || month === done) return
    await archiveMonth(app, organisation, month)
    done = month
  }
}

/** People per file: their month takes some megabytes, and reading one of them means reading all. */
const peopleInFile = 100

async function archiveMonth(app: App, organisation: Id, month: Month): Promise<void> {
  const next = (after: Id | null) =>
    app.database.within(organisation, (tx) => peopleAfter(tx, { after, limit: peopleInFile }))
  for (let people = await next(null); people.length > 0; people = await next(people.at(-1)!.id))
    await archivePiece(
      app,
      organisation,
      month,
      people.map(({ id }) => id),
    )
}

/** The next month to move, closed to all changes; null if none is old enough, or the next one is held back. */
async function monthToArchive(tx: Tx): Promise<Month | null> {
  const next = await nextMonth(tx)
  if (next === null || next.isClosed) return next?.month ?? null
  // Concurrent writers of days have finished by now, and check again before the next write.
  await daysForUpdate(tx, {})
  if (await obstacleTo(tx, next.month)) return null
  await closeDays(tx, { to: lastDay(next.month) })
  return next.month
}

/** The oldest month in the database, if the rule wants it archived. */
async function nextMonth(tx: Tx): Promise<{ month: Month; isClosed: boolean } | null> {
  const [rule, first] = await Promise.all([archiveRule(tx, {}), firstDayKept(tx, {})])
  if (!rule || !first?.day) return null
  const month = monthOf(first.day)
  // A started month is finished, whatever the rule says now.
  if (rule.archivedTo !== null && first.day <= rule.archivedTo) return { month, isClosed: true }
  if (rule.keepYears === null) return null
  return month < addMonths(monthOf(await companyToday(tx)), -12 * rule.keepYears) ? { month, isClosed: false } : null
}

/** The month holding up the archive, with the reason; null if none does. */
export async function heldBack(tx: Tx): Promise<{ month: Month; obstacle: Obstacle } | null> {
  const next = await nextMonth(tx)
  if (next === null || next.isClosed) return null
  const obstacle = await obstacleTo(tx, next.month)
  return obstacle === null ? null : { month: next.month, obstacle }
}

async function obstacleTo(tx: Tx, month: Month): Promise<Obstacle | null> {
  return (await obstacleOf(tx, { month, from: firstDay(month), to: lastDay(month) }))?.obstacle ?? null
}
