import type { z } from 'zod'
import type { payRunRoutes, PayRun } from '@muster/contract/payroll/pay-run/pay-run.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, firstDay, lastDay, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { dateIn, payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { sameAttempt } from './calculation/attempt.ts'
import { openMonth } from './open-month.ts'
import { excludedPage, payslipPage } from './people.queries.ts'
import { headCount, peopleOfRun, runById, runOfMonth, runPage, type RunRow } from './pay-run.queries.ts'

type Reply<K extends keyof typeof payRunRoutes> = (typeof payRunRoutes)[K]['reply'] extends infer S extends z.ZodType
  ? z.output<S>
  : never

/** The month to be paid next. */
export async function currentMonth(tx: Tx): Promise<Reply<'GET /api/v1/user/payrun'>> {
  const { day, runs, month, open } = await openMonth(tx)
  const config = await payRunConfig(tx)
  const people = await headCount(tx, { first: firstDay(month), last: lastDay(month) })
  const run = open === null ? undefined : await runById(tx, { id: open })
  const year = financialYear(month)
  const byMonth = new Map(runs.map((one) => [one.month, one]))
  return {
    month,
    cutOffDate: dateIn(month, config.cutOffDay),
    payDate: payDateOf(month, config),
    people: people ?? { employed: 0, withoutSalary: 0 },
    run: run ? show(run) : null,
    previous: await previousOf(tx, month),
    financialYear: year,
    months: monthsOfFinancialYear(year).map((one) => ({
      month: one,
      runId: byMonth.get(one)?._id ?? null,
      state: byMonth.get(one)?.state ?? null,
      isFuture: one > monthOf(day),
    })),
  }
}

export async function history(tx: Tx, query: Parameters<typeof runPage>[1]) {
  const { data, total } = await runPage(tx, query)
  return { data: data.map(show), total }
}

export async function oneRun(tx: Tx, id: Id): Promise<Reply<'GET /api/v1/user/payrun/{id}'>> {
  const run = await existingRun(tx, id)
  return {
    ...show(run),
    previous: await previousOf(tx, run.month),
    isMonthOver: (await companyToday(tx)) > lastDay(run.month),
    departments: await peopleOfRun(tx, { id }),
  }
}

type OfAttempt = { attempt?: number | undefined }
type PayslipQuery = Omit<Parameters<typeof payslipPage>[1], 'run' | 'previousRun'> & OfAttempt

export async function payslips(tx: Tx, id: Id, { attempt, ...query }: PayslipQuery) {
  const { month } = await existingRun(tx, id)
  await sameAttempt(tx, id, attempt)
  const previous = await runOfMonth(tx, { month: addMonths(month, -1) })
  return payslipPage(tx, { ...query, run: id, previousRun: previous?._id ?? null })
}

type ExcludedQuery = Omit<Parameters<typeof excludedPage>[1], 'run'> & OfAttempt

export async function excluded(tx: Tx, id: Id, { attempt, ...query }: ExcludedQuery) {
  await existingRun(tx, id)
  await sameAttempt(tx, id, attempt)
  return excludedPage(tx, { ...query, run: id })
}

async function existingRun(tx: Tx, id: Id): Promise<RunRow> {
  const run = await runById(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  return run
}

async function previousOf(tx: Tx, month: Month) {
  const run = await runOfMonth(tx, { month: addMonths(month, -1) })
  return run && run.totals.people > 0 ? { _id: run._id, month: run.month, totals: run.totals } : null
}

function show({ config, ...run }: RunRow): z.output<typeof PayRun> {
  return { ...run, cutOffDate: dateIn(run.month, config.cutOffDay), payDate: payDateOf(run.month, config) }
}
