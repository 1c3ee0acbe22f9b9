import type { Permission } from '../permissions.ts'

export type ReportUnit = 'people' | 'days' | 'minutes' | 'basisPoints' | 'paise' | 'halfDays'

interface Measure {
  unit: ReportUnit
  /** Of several months: what they come to together, what the last of them says, or a rate of its own. */
  over: 'sum' | 'last' | 'rate'
}

interface Kind {
  /** Who may see it. */
  access: Permission
  /** In the order of their columns; the first is the chart's at first. */
  measures: Readonly<Record<string, Measure>>
  /** Says how things stand at the end of the last month alone. */
  isOfOneMonth?: true
}

const people = (over: 'sum' | 'last'): Measure => ({ unit: 'people', over })
const days: Measure = { unit: 'days', over: 'sum' }
const paise = (over: 'sum' | 'last'): Measure => ({ unit: 'paise', over })

/** THE table of reports: a new one is a row here, a file in the server's `kinds/`, and its words on the web. */
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

/** Whoever may see one report at least. */
export const reportAccess: readonly Permission[] = [...new Set(reportNames.map((name) => reportOf(name).access))]

/** At most so many months at once. */
export const mostReportMonths = 24
