import type { Permission } from '../permissions.ts'

export type ReportUnit = 'people' | 'days' | 'minutes' | 'basisPoints' | 'paise' | 'halfDays'

interface Measure {
  unit: ReportUnit
  /** Over several months: their sum, the last month's value, or a recalculated rate. */
  over: 'sum' | 'last' | 'rate'
}

interface Kind {
  /** The permission to see it. */
  access: Permission
  /** In column order; the chart shows the first by default. */
  measures: Readonly<Record<string, Measure>>
  /** Shows the state at the end of the last month only. */
  isOfOneMonth?: true
}

const people = (over: 'sum' | 'last'): Measure => ({ unit: 'people', over })
const days: Measure = { unit: 'days', over: 'sum' }
const paise = (over: 'sum' | 'last'): Measure => ({ unit: 'paise', over })

/** All reports: a new one needs a row here, a file in the server's `kinds/`, and its words on the web. */
export const reportKinds = {
  headCount: { access: 'allEmployeeRead', measures: { people: people('last') } },
  movement: {
    access: 'allEmployeeRead',
    measures: { joiners: people('sum'), leavers: people('sum'), people: people('last') },
  },
  attrition: {
    access: 'allEmployeeRead',
    measures: { rate: { unit: 'basisPoints', over: 'rate' }, leavers: people('sum') },
  },
  attendance: {
    access: 'organizationAttendanceRead',
    measures: { present: days, halfDay: days, workFromHome: days, leave: days, absent: days },
  },
  late: {
    access: 'organizationAttendanceRead',
    measures: { days, minutes: { unit: 'minutes', over: 'sum' } },
  },
  leaveLiability: {
    access: 'employeeSalaryRead',
    measures: { amount: paise('last'), balance: { unit: 'halfDays', over: 'last' } },
    isOfOneMonth: true,
  },
  payrollCost: {
    access: 'payRollHistoryRead',
    measures: { cost: paise('sum'), gross: paise('sum'), employer: paise('sum'), net: paise('sum') },
  },
} as const satisfies Record<string, Kind>

export type ReportName = keyof typeof reportKinds
export const reportNames = Object.keys(reportKinds) as [ReportName, ...ReportName[]]
export const reportOf = (name: ReportName): Kind => reportKinds[name]
export const measuresOf = (name: ReportName): string[] => Object.keys(reportKinds[name].measures)

/** Permissions that each open at least one report. */
export const reportAccess: readonly Permission[] = [...new Set(reportNames.map((name) => reportOf(name).access))]

/** Maximum number of months at once. */
export const mostReportMonths = 24
