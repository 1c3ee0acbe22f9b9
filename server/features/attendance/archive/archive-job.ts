import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { daysForUpdate } from '../day/attendance-day.queries.ts'
import { archivePiece } from './archive-piece.ts'
import { peopleAfter } from './archive-piece.queries.ts'
import { archiveRule, closeDays, firstDayKept, obstacleOf, type Obstacle } from './archive-rule.queries.ts'
import { cleanArchive } from './clean-archive.ts'

/**
 * The job that moves attendance of past years to the archive, the oldest month first, and erases in the archive what was erased of
 * people. It looks at what lies in the database, so it goes on where it stopped.
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
    // What is still there after its turn is for the next day.
    if (month === null || month === done) return
    await archiveMonth(app, organisation, month)
    done = month
  }
}

/** So many people go into a file: their month is some megabytes, and one of them is read by reading them all. */
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

/** The next month to move, closed to every change; null where none is old enough, or the next one is held back. */
async function monthToArchive(tx: Tx): Promise<Month | null> {
  const next = await nextMonth(tx)
  if (next === null || next.isClosed) return next?.month ?? null
  // Whoever writes days has ended by now, and looks again before writing the next.
  await daysForUpdate(tx, {})
  if (await obstacleTo(tx, next.month)) return null
  await closeDays(tx, { to: lastDay(next.month) })
  return next.month
}

/** The oldest month in the database, if the rule says that it is to go. */
async function nextMonth(tx: Tx): Promise<{ month: Month; isClosed: boolean } | null> {
  const [rule, first] = await Promise.all([archiveRule(tx, {}), firstDayKept(tx, {})])
  if (!rule || !first?.day) return null
  const month = monthOf(first.day)
  // What was begun is ended, whatever the rule says by now.
  if (rule.archivedTo !== null && first.day <= rule.archivedTo) return { month, isClosed: true }
  if (rule.keepYears === null) return null
  return month < addMonths(monthOf(await companyToday(tx)), -12 * rule.keepYears) ? { month, isClosed: false } : null
}

/** The month that the archive waits for, and why; null where it waits for none. */
export async function heldBack(tx: Tx): Promise<{ month: Month; obstacle: Obstacle } | null> {
  const next = await nextMonth(tx)
  if (next === null || next.isClosed) return null
  const obstacle = await obstacleTo(tx, next.month)
  return obstacle === null ? null : { month: next.month, obstacle }
}

async function obstacleTo(tx: Tx, month: Month): Promise<Obstacle | null> {
  return (await obstacleOf(tx, { month, from: firstDay(month), to: lastDay(month) }))?.obstacle ?? null
}
