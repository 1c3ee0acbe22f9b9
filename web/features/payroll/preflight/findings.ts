import { plural, t } from '@lingui/core/macro'
import type { Permission } from '@muster/contract/permissions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Preflight = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/preflight'>>
export type Finding = Preflight['findings'][number]

interface Place {
  words: string
  to: (employee: string, month: string) => string
  /** The permission needed to fix it there. */
  access: Permission
}

const tab = (name: string) => (employee: string) => `/home/employee-detail/${employee}?tab=${name}`
const personal: Place = { words: t`Personal details`, to: tab('personal'), access: 'allEmployeeWrite' }
const bank: Place = { words: t`Bank account`, to: tab('bank'), access: 'allEmployeeWrite' }
const salary: Place = { words: t`Salary`, to: tab('salary'), access: 'allEmployeeWrite' }
const statutory: Place = { words: t`Statutory details`, to: tab('statutory'), access: 'allEmployeeWrite' }
const tax: Place = {
  words: t`Tax declarations`,
  to: () => '/home/payroll/tax-declarations',
  access: 'payRollHistoryWrite',
}
const leave: Place = { words: t`Leave`, to: tab('leave'), access: 'allEmployeeWrite' }
const attendance: Place = {
  words: t`Attendance`,
  to: (employee, month) => `/home/attendance/view-attendance/${employee}?month=${month}`,
  access: 'teamLevelAttendanceRead',
}
const settings = (section: string): Place => ({
  words: t`Statutory settings`,
  to: () => `/home/organization/statutory-settings?tab=${section}`,
  access: 'access_statutory_settings',
})

const registrations: Place = { ...settings('registrations'), words: t`Registrations` }

/** Where each finding is fixed. */
export const fixes: Record<Finding['code'], Place> = {
  excluded: salary,
  noPan: personal,
  noUan: personal,
  noEsiNumber: personal,
  noBank: bank,
  bankWaiting: bank,
  bankRefused: bank,
  noBirthDate: personal,
  noGender: personal,
  noOpeningPay: { ...salary, words: t`Pay before Muster` },
  midYearJoiner: tax,
  pensionUnknown: statutory,
  pensionContradicts: statutory,
  manualPf: statutory,
  openAttendance: attendance,
  pendingRequests: leave,
  noSettlement: { ...salary, words: t`Full and final settlement` },
  unpaidDays: salary,
  overpaidDays: { ...salary, words: t`Full and final settlement` },
  skippedMonth: { words: t`Payroll history`, to: () => '/home/payroll/payroll-history', access: 'payRollHistoryRead' },
  carriedForward: salary,
  finesOverLimit: salary,
  stateTaxAdvanced: salary,
  taxShort: tax,
  arrears: salary,
  setOff: salary,
  onHold: salary,
  heldBefore: salary,
  companyBank: {
    words: t`Pay run configuration`,
    to: () => '/home/payroll/payrun-configuration',
    access: 'payRunConfigRead',
  },
  companyTan: settings('tds'),
  companyPf: settings('pf'),
  companyEsi: settings('esi'),
  registrations,
  pfThreshold: registrations,
  esiThreshold: registrations,
  lwfThreshold: registrations,
}

export const levels = {
  error: { label: t`Error`, tone: 'error' },
  warning: { label: t`Warning`, tone: 'warning' },
  info: { label: t`Info`, tone: 'info' },
} as const

/** `Priya Nair, Rahul Iyer and 3 more`; empty if it concerns the company. */
export function namesText({ names, people }: Pick<Finding, 'names' | 'people'>): string {
  const rest = people - names.length
  return rest > 0 ? t`${names.join(', ')} and ${rest} more` : names.join(', ')
}

/** The number of errors and warnings, without mere information. */
export function openCount(findings: readonly Finding[] | undefined): number | undefined {
  return findings?.filter(({ level }) => level !== 'info').length
}

/** `1 error and 2 warnings`; null if there are neither. */
export function openText(findings: readonly Finding[]): string | null {
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  if (warnings === 0) return errors === 0 ? null : plural(errors, { one: '# error', other: '# errors' })
  if (errors === 0) return plural(warnings, { one: '# warning', other: '# warnings' })
  return t`${plural(errors, { one: '# error', other: '# errors' })} and ${plural(warnings, { one: '# warning', other: '# warnings' })}`
}
