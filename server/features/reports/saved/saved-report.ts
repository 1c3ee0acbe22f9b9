import type { z } from 'zod'
import { reportNames, reportOf, type ReportName } from '@muster/contract/reports/report-kinds.ts'
import { monthsFrom, mostSavedReports } from '@muster/contract/reports/saved-report.ts'
import type { SavedReport, SavedReportInput } from '@muster/contract/reports/saved-report.routes.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { accountsWithPermission } from '../../identity/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { mustSee } from '../report.ts'
import {
  deleteSavedReport,
  ownSavedReports,
  putReaders,
  putSavedReport,
  savedReportsFor,
  viewersByName,
} from './saved-report.queries.ts'

type Input = z.output<typeof SavedReportInput>

export async function savedReports(tx: Tx, actor: Actor): Promise<z.output<typeof SavedReport>[]> {
  const reports = reportNames.filter((name) => may(actor, reportOf(name).access))
  const thisMonth = monthOf(await companyToday(tx))
  return (await savedReportsFor(tx, { account: actor.account, isAdmin: actor.isAdmin, reports })).map(
    ({ months, lastMonth, ...saved }) => {
      const to = lastMonth ?? (saved.period === 'lastMonth' ? addMonths(thisMonth, -1) : thisMonth)
      return { ...saved, from: addMonths(to, 1 - months), to }
    },
  )
}

export async function saveReport(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const { count } = (await ownSavedReports(tx, { account: actor.account }))!
  if (count >= mostSavedReports)
    throw conflict(say`You have ${mostSavedReports} saved reports. Delete one that you no longer need.`)
  return write(tx, actor, newId(), input, true)
}

export async function changeSavedReport(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  await mustChange(tx, actor, id)
  return write(tx, actor, id, input, false)
}

export async function removeSavedReport(tx: Tx, actor: Actor, id: Id): Promise<null> {
  await mustChange(tx, actor, id)
  await deleteSavedReport(tx, { id })
  return null
}

/** The people who may see a report. */
export async function viewersOf(tx: Tx, actor: Actor, report: ReportName) {
  mustSee(actor, report)
  return viewersByName(tx, { accounts: await accountsWithPermission(tx, reportOf(report).access) })
}

async function write(tx: Tx, actor: Actor, id: Id, input: Input, isNew: boolean): Promise<{ _id: Id }> {
  mustSee(actor, input.report)
  const { from, to, readerIds, ...saved } = input
  const viewers = await accountsWithPermission(tx, reportOf(input.report).access)
  const other = readerIds.findIndex((reader) => !viewers.includes(reader))
  if (other >= 0) throw wrongField(`body.readerIds.${other}`, say`Choose people who may view this report`)
  const today = await companyToday(tx)
  const row = { ...saved, months: monthsFrom(from, to), lastMonth: saved.period === 'fixed' ? to : null }
  const mailed = settledMonth(today, saved.mailDay)
  await putSavedReport(tx, { id, isNew, saved: JSON.stringify(row), mailed, by: actor.account, now: tx.now })
  await putReaders(tx, { id, accounts: readerIds })
  return { _id: id }
}

/** The last month that needs no further email: the current one if its day is today or past. */
function settledMonth(today: Day, mailDay: number | null): Month {
  return mailDay !== null && mailDay > dayOfMonth(today) ? addMonths(monthOf(today), -1) : monthOf(today)
}

export const dayOfMonth = (day: Day): number => Number(day.slice(8))

async function mustChange(tx: Tx, actor: Actor, id: Id): Promise<void> {
  const saved = (await savedReports(tx, actor)).find(({ _id }) => _id === id)
  if (!saved) throw notFound(say`The saved report was not found.`)
  if (!saved.mayChange) throw forbidden(say`Only ${saved.createdBy} can change this saved report.`)
}
