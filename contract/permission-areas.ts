import type { Permission } from './permissions.ts'

export type Level = 'none' | 'view' | 'change'

/** A level of access to an area; each adds its flags to those of the previous one. */
export interface Step {
  level: Exclude<Level, 'none'>
  /** "View" */
  word: string
  flags: readonly Permission[]
  /** It changes pay, people, roles or settings. */
  isPrivileged?: true
  /** It shows the pay, bank accounts, identity or papers of others. */
  isConfidential?: true
}

interface Area {
  section: string
  title: string
  /** The menu group of its screens; its flag is derived from the areas below and cannot be chosen. */
  menu?: Permission
  steps: readonly Step[]
}

const view = (...flags: Permission[]): Step => ({ level: 'view', word: 'View', flags })
const write = (word: string, ...flags: Permission[]): Step => ({ level: 'change', word, flags })
const change = (...flags: Permission[]) => write('Change', ...flags)
const privileged = (step: Step): Step => ({ ...step, isPrivileged: true })
const confidential = (step: Step): Step => ({ ...step, isConfidential: true })

const company = { section: 'Company' }
const organization = { ...company, menu: 'VIEW_ORGANIZATION' } as const
const people = { section: 'People' }
const time = { section: 'Attendance and leave' }
const attendance = { ...time, menu: 'VIEW_ATTENDANCE' } as const
const payroll = { section: 'Payroll', menu: 'VIEW_PAYROLL' } as const

const own = (title: string, read: Permission, send: Permission, menu?: Permission): Area => ({
  ...{ section: 'Own requests', title, ...(menu === undefined ? {} : { menu }) },
  steps: [view(read), write('Submit', send)],
})
const approval = (title: string, flag: Permission): Area => ({
  ...{ section: 'Approvals', title },
  steps: [write('Approve', flag)],
})

/** All areas of access that people choose from: each flag except the menu's is in exactly one area. */
export const permissionAreas = {
  company: {
    ...{ ...organization, title: 'Company information' },
    steps: [view('informationRead'), privileged(change('informationWrite'))],
  },
  places: {
    ...{ ...organization, title: 'Locations and shifts' },
    steps: [view('locationRead', 'shiftRead'), change('locationWrite', 'shiftWrite')],
  },
  statutory: {
    ...{ ...organization, title: 'Statutory settings' },
    steps: [privileged(change('access_statutory_settings'))],
  },
  assets: {
    ...{ ...organization, title: 'Assets and purchases' },
    steps: [view('assetRead'), change('assetWrite')],
  },
  announcements: {
    ...{ ...company, title: 'Announcements' },
    steps: [write('Publish', 'announcementWrite')],
  },
  people: {
    ...{ ...people, title: 'Employee records' },
    steps: [view('allEmployeeRead'), privileged(change('allEmployeeWrite'))],
  },
  identity: {
    ...{ ...people, title: 'Identity numbers' },
    steps: [confidential(view('employeeIdentityRead'))],
  },
  bank: {
    ...{ ...people, title: 'Bank accounts' },
    steps: [confidential(view('employeeBankRead')), privileged(change('employeeBankWrite'))],
  },
  salaries: {
    ...{ ...people, title: 'Salaries' },
    steps: [confidential(view('employeeSalaryRead')), privileged(change('employeeSalaryWrite'))],
  },
  documents: {
    ...{ ...people, title: 'Documents' },
    steps: [confidential(view('employeeDocumentRead'))],
  },
  letters: {
    ...{ ...people, title: 'Letters' },
    steps: [confidential(view('letterRead')), confidential(write('Issue', 'letterWrite'))],
  },
  access: {
    ...{ ...people, title: 'Access' },
    steps: [privileged(change('permissionWrite'))],
  },
  ownAttendance: {
    ...{ ...attendance, title: 'Own attendance' },
    steps: [write('Punch', 'selfattendanceRead')],
  },
  teamAttendance: {
    ...{ ...attendance, title: 'Team attendance' },
    steps: [view('teamLevelAttendanceRead')],
  },
  everyonesAttendance: {
    ...{ ...attendance, title: "Everyone's attendance" },
    steps: [view('organizationAttendanceRead', 'allEmployeeAttendanceRead'), privileged(change('attendanceWrite'))],
  },
  leaveTypes: {
    ...{ ...attendance, title: 'Leave types' },
    steps: [view('leavePolicyRead'), change('leavePolicyWrite')],
  },
  calendar: {
    ...{ ...time, title: 'Holidays and calendar' },
    steps: [view('calendarRead'), change('calendarWrite')],
  },
  ownLeave: own('Own leave', 'leaveRead', 'leaveWrite', 'VIEW_ATTENDANCE'),
  ownCompOff: own('Own comp-off', 'compenstationRead', 'compenstationWrite', 'VIEW_ATTENDANCE'),
  ownWorkFromHome: own('Own work from home', 'workFromHomeRead', 'workFromHomeWrite', 'VIEW_ATTENDANCE'),
  ownTravel: own('Own travel expenses', 'travelRead', 'travelWrite'),
  ownClaims: own('Own claims', 'claimRead', 'claimWrite'),
  ownProcurement: own('Own procurement', 'procurementRead', 'procurementWrite'),
  leaveApproval: approval('Leave', 'leaveApprovalRead'),
  compOffApproval: approval('Comp-off', 'compOffApprovalRead'),
  workFromHomeApproval: approval('Work from home', 'workFromHomeApprovalRead'),
  attendanceApproval: approval('Attendance corrections', 'attendanceApproveRead'),
  travelApproval: approval('Travel expenses', 'travelApprovalRead'),
  claimApproval: approval('Claims', 'claimApprovalRead'),
  procurementApproval: approval('Procurement', 'procurementApprovalRead'),
  components: {
    ...{ ...payroll, title: 'Salary components' },
    steps: [view('salaryComponentRead'), privileged(change('salaryComponentWrite'))],
  },
  templates: {
    ...{ ...payroll, title: 'Salary templates' },
    steps: [view('salaryTemplateRead'), privileged(change('salaryTemplateWrite'))],
  },
  payRunSettings: {
    ...{ ...payroll, title: 'Pay run settings' },
    steps: [view('payRunConfigRead'), privileged(change('payRunConfigWrite'))],
  },
  payRuns: {
    ...{ ...payroll, title: 'Pay runs and payslips' },
    steps: [confidential(view('payRollHistoryRead')), privileged(write('Run and pay', 'payRollHistoryWrite'))],
  },
  form16: {
    ...{ ...payroll, title: 'Form 16' },
    steps: [confidential(write('Manage', 'form16Read'))],
  },
} as const satisfies Record<string, Area>

export type AreaId = keyof typeof permissionAreas
export const areaOf: Readonly<Record<AreaId, Area>> = permissionAreas
export const areaIds = Object.keys(permissionAreas) as AreaId[]
