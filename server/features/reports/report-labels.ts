import type { ReportName } from '@muster/contract/reports/report-kinds.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'

/** The titles of reports in files. */
export const reportTitles: Readonly<Record<ReportName, Sentence>> = {
  headCount: say`Head count`,
  movement: say`Joiners and leavers`,
  attrition: say`Attrition`,
  attendance: say`Attendance summary`,
  late: say`Late arrivals`,
  leaveLiability: say`Leave liability`,
  payrollCost: say`Payroll cost`,
}

/** The columns of all reports. */
export const measureLabels: Readonly<Record<string, Sentence>> = {
  people: say`Employees`,
  joiners: say`Joiners`,
  leavers: say`Leavers`,
  rate: say`Attrition rate`,
  present: say`Present (days)`,
  halfDay: say`Half days`,
  workFromHome: say`Work from home (days)`,
  leave: say`Leave (days)`,
  absent: say`Absent (days)`,
  days: say`Late arrivals`,
  minutes: say`Minutes late`,
  amount: say`Liability (₹)`,
  balance: say`Leave balance (days)`,
  cost: say`Employer cost (₹)`,
  gross: say`Gross pay (₹)`,
  employer: say`Employer contributions (₹)`,
  net: say`Net pay (₹)`,
}
