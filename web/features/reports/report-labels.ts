import { t } from '@lingui/core/macro'
import { type ReportName, reportOf } from '@muster/contract/reports/report-kinds.ts'
import type { Got } from '../../shared/call/types.ts'
import { formatDays } from '../../shared/format/time.ts'
import { formatMoney } from '../../shared/format/money.ts'

export type Report = Got<'GET /api/v1/user/report/{report}'>

export const reportLabels: Readonly<Record<ReportName, { title: string; text: string }>> = {
  headCount: { title: t`Head count`, text: t`Employees at the end of each month.` },
  movement: { title: t`Joiners and leavers`, text: t`Employees who joined or left in each month.` },
  attrition: { title: t`Attrition`, text: t`Leavers as a share of the average head count.` },
  attendance: { title: t`Attendance summary`, text: t`Days present, at home, on leave and absent.` },
  late: { title: t`Late arrivals`, text: t`Days with a late arrival, and the minutes late.` },
  leaveLiability: {
    title: t`Leave liability`,
    text: t`Encashable leave balance at the encashment rate of the payroll settings.`,
  },
  payrollCost: { title: t`Payroll cost`, text: t`Gross pay and employer contributions of approved pay runs.` },
}

export const measureLabels: Readonly<Record<string, string>> = {
  people: t`Employees`,
  joiners: t`Joiners`,
  leavers: t`Leavers`,
  rate: t`Attrition rate`,
  present: t`Present`,
  halfDay: t`Half days`,
  workFromHome: t`Work from home`,
  leave: t`Leave`,
  absent: t`Absent`,
  days: t`Late arrivals`,
  minutes: t`Minutes late`,
  amount: t`Liability`,
  balance: t`Leave balance`,
  cost: t`Employer cost`,
  gross: t`Gross pay`,
  employer: t`Employer contributions`,
  net: t`Net pay`,
}

/** A figure in its unit. */
export function figure(report: ReportName, measure: string, value: number): string {
  const unit = reportOf(report).measures[measure]?.unit
  if (unit === 'paise') return formatMoney(value)
  if (unit === 'halfDays') return formatDays(value / 2)
  if (unit === 'basisPoints') return `${(value / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`
  return value.toLocaleString('en-IN')
}
