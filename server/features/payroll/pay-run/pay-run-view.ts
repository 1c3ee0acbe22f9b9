import type { z } from 'zod'
import type { payRunRoutes, PayRun } from '@muster/contract/payroll/pay-run/pay-run.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, firstDay, lastDay, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { submittedOn } from '../../security/index.ts'
import { dateIn, payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { sameAttempt } from './calculation/attempt.ts'
import { openMonth } from './open-month.ts'
import { excludedPage, payslipPage } from './people.queries.ts'
import { headCount, peopleOfRun, runById, runOfMonth, runPage, type RunRow } from './pay-run.queries.ts'

type Reply<K extends keyof typeof payRunRoutes> = (typeof payRunRoutes)[K]['reply'] extends infer S extends z.ZodType
  ? z.output<S>
  : never

/** The month to be paid next; while that has not begun, the last approved one stays until it is paid. */
export async function currentMonth(tx: Tx): Promise<Reply<'GET /api/v1/user/payrun'>> {
  const { day, runs, ...next } = await openMonth(tx)
  const [newest] = runs
  const isToBePaid = next.month > monthOf(day) && newest?.state === 'approved'
  const { month, open } = isToBePaid ? { month: newest.month, open: newest._id } : next
  const submitted = await submittedRuns(tx, runs)
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
    run: run ? show(run, submitted) : null,
    previous: await previousOf(tx, month),
    financialYear: year,
    months: monthsOfFinancialYear(year).map((one) => ({
      month: one,
      runId: byMonth.get(one)?._id ?? null,
      state: byMonth.get(one)?.state ?? null,
      isSubmitted: submitted.has(byMonth.get(one)?._id ?? ''),
      isFuture: one > monthOf(day),
    })),
  }
}

export async function history(tx: Tx, query: Parameters<typeof runPage>[1]) {
  const { data, total } = await runPage(tx, query)
  const submitted = await submittedRuns(tx, data)
  return { data: data.map((run) => show(run, submitted)), total }
}

export async function oneRun(tx: Tx, id: Id): Promise<Reply<'GET /api/v1/user/payrun/{id}'>> {
  const run = await existingRun(tx, id)
  return {
    ...show(run, await submittedRuns(tx, [run])),
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

type Submitted = Awaited<ReturnType<typeof submittedOn>>

/** The calculated runs whose approval awaits a second person. */
function submittedRuns(tx: Tx, runs: readonly Pick<RunRow, '_id' | 'state'>[]): Promise<Submitted> {
  const records = runs.filter(({ state }) => state === 'calculated').map(({ _id }) => _id)
  return submittedOn(tx, { area: 'payRun', call: 'PUT /api/v1/user/payrun/{id}', records })
}

function show({ config, ...run }: RunRow, submitted: Submitted): z.output<typeof PayRun> {
  return {
    ...run,
    submitted: submitted.get(run._id) ?? null,
    ...{ cutOffDate: dateIn(run.month, config.cutOffDay), payDate: payDateOf(run.month, config) },
  }
}
