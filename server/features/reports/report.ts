import { measuresOf, type ReportName, reportOf } from '@muster/contract/reports/report-kinds.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, months } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { forbidden, wrongField } from '../../platform/problem.ts'
import { attendance, late } from './kinds/attendance.ts'
import { leaveLiability } from './kinds/leave-liability.ts'
import { payrollCost } from './kinds/payroll-cost.ts'
import { attrition, headCount, movement } from './kinds/staff.ts'
import type { Cell, ReportFilter, ReportKind } from './report-kind.ts'

const kinds: Readonly<Record<ReportName, ReportKind>> = {
  ...{ headCount, movement, attrition, attendance, late, leaveLiability, payrollCost },
}

interface Asked {
  from: Month
  to: Month
  departmentId?: Id | undefined
  locationId?: Id | undefined
}

type Values = Record<string, number>

/** A report by department and in total, by month and overall. */
export async function reportFor(tx: Tx, actor: Actor, name: ReportName, asked: Asked) {
  mustSee(actor, name)
  const cells = await kinds[name].cells(tx, filterOf(name, asked))
  const all = monthsOf(name, asked)
  const departments = new Map<Id | null, Cell[]>()
  for (const cell of cells) departments.set(cell.key, [...(departments.get(cell.key) ?? []), cell])
  const shown = (some: readonly Cell[]) => {
    const byMonth = all.map((month) => added(some.filter((cell) => cell.month === month)))
    return { months: byMonth.map((sums) => measured(name, [sums])), total: measured(name, byMonth) }
  }
  return {
    months: all,
    rows: [...departments].map(([key, some]) => ({ key, name: some[0]!.name, ...shown(some) })),
    all: shown(cells),
  }
}

/** Sums of some cells; missing months and departments are 0. */
function added(cells: readonly Cell[]): Values {
  const sums: Values = {}
  for (const { values } of cells)
    for (const [key, value] of Object.entries(values)) sums[key] = (sums[key] ?? 0) + value
  return sums
}

/** A report's measures over one or several months. */
function measured(name: ReportName, byMonth: readonly Values[]): Values {
  const { measures } = reportOf(name)
  const sums = added(byMonth.map((values) => ({ key: null, name: null, month: '', values })))
  const rates = kinds[name].rate?.(sums, byMonth.length) ?? {}
  const of = (key: string) => {
    const { over } = measures[key]!
    if (over === 'rate') return rates[key] ?? 0
    return (over === 'last' ? byMonth.at(-1)?.[key] : sums[key]) ?? 0
  }
  return Object.fromEntries(measuresOf(name).map((key) => [key, of(key)]))
}

/** The people behind a figure. */
export async function peopleBehind(
  tx: Tx,
  actor: Actor,
  name: ReportName,
  {
    measure,
    noDepartment,
    limit,
    offset,
    ...asked
  }: Asked & {
    measure: string
    noDepartment?: string | undefined
    limit: number
    offset: number
  },
) {
  mustSee(actor, name)
  if (!measuresOf(name).includes(measure)) throw wrongField('query.measure', say`Choose a figure of this report`)
  const of = { ...filterOf(name, asked), measure, noDepartment: noDepartment === 'true' }
  return kinds[name].people(tx, { ...of, limit, offset })
}

/** Each report needs the permissions for its data: some contain pay. */
export function mustSee(actor: Actor, name: ReportName): void {
  if (!may(actor, reportOf(name).access)) throw forbidden()
}

function monthsOf(name: ReportName, { from, to }: Asked): Month[] {
  return reportOf(name).isOfOneMonth === true ? [to] : months(from, to)
}

function filterOf(name: ReportName, asked: Asked): ReportFilter {
  const all = monthsOf(name, asked)
  return {
    ...{ first: firstDay(all[0]!), last: firstDay(all.at(-1)!) },
    ...{ departmentId: asked.departmentId ?? null, locationId: asked.locationId ?? null },
  }
}
