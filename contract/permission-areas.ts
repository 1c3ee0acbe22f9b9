import type { Permission } from './permissions.ts'

export type Level = 'none' | 'view' | 'change'

/** How far somebody may go in an area: a level adds its flags to those of the level before. */
interface Step {
  level: Exclude<Level, 'none'>
  /** "View" */
  word: string
  flags: readonly Permission[]
  /** Completes "Can …"; `*` is where "of all 59 people" goes. */
  can: string
  /** Completes "Can …" of what changes pay, people, roles or settings. */
  risk?: string
}

interface Area {
  section: string
  title: string
  /** The group of the menu that its screens stand in; its flag follows from what is below and is no choice. */
  menu?: Permission
  steps: readonly Step[]
}

const view = (can: string, ...flags: Permission[]): Step => ({ level: 'view', word: 'View', flags, can })
const write = (word: string, can: string, flags: readonly Permission[], risk?: string): Step => ({
  ...{ level: 'change', word, flags, can },
  ...(risk === undefined ? {} : { risk }),
})
const change = (can: string, risk: string | undefined, ...flags: Permission[]) => write('Change', can, flags, risk)

const company = { section: 'Company' }
const organization = { ...company, menu: 'VIEW_ORGANIZATION' } as const
const people = { section: 'People' }
const time = { section: 'Attendance and leave' }
const attendance = { ...time, menu: 'VIEW_ATTENDANCE' } as const
const payroll = { section: 'Payroll', menu: 'VIEW_PAYROLL' } as const

const own = (what: string, title: string, read: Permission, send: Permission, menu?: Permission): Area => ({
  ...{ section: 'Own requests', title, ...(menu === undefined ? {} : { menu }) },
  steps: [view(`view their own ${what}`, read), write('Submit', `submit ${what}`, [send])],
})
const approval = (what: string, title: string, flag: Permission): Area => ({
  ...{ section: 'Approvals', title },
  steps: [write('Approve', `approve ${what}`, [flag])],
})

/** THE table of what people choose when they give access: each flag but those of the menu lies in exactly one area. */
export const permissionAreas = {
  company: {
    ...{ ...organization, title: 'Company information' },
    steps: [
      view('view company information, roles and departments', 'informationRead'),
      change(
        'change company information, roles and departments',
        'change company information and add roles',
        'informationWrite',
      ),
    ],
  },
  places: {
    ...{ ...organization, title: 'Locations and shifts' },
    steps: [
      view('view locations and shifts', 'locationRead', 'shiftRead'),
      change('change locations and shifts', undefined, 'locationWrite', 'shiftWrite'),
    ],
  },
  statutory: {
    ...{ ...organization, title: 'Statutory settings' },
    steps: [change('change statutory settings', 'change statutory settings', 'access_statutory_settings')],
  },
  announcements: {
    ...{ ...company, title: 'Announcements' },
    steps: [write('Publish', 'publish announcements', ['announcementWrite'])],
  },
  people: {
    ...{ ...people, title: 'Employee records' },
    steps: [
      view('view employee records*', 'allEmployeeRead'),
      change('add employees and change records*', 'add and change employees', 'allEmployeeWrite'),
    ],
  },
  identity: {
    ...{ ...people, title: 'Identity numbers' },
    steps: [view('view PAN, Aadhaar and UAN*', 'employeeIdentityRead')],
  },
  bank: {
    ...{ ...people, title: 'Bank accounts' },
    steps: [
      view('view bank accounts*', 'employeeBankRead'),
      change('change bank accounts*', 'change the bank accounts that pay goes to', 'employeeBankWrite'),
    ],
  },
  salaries: {
    ...{ ...people, title: 'Salaries' },
    steps: [
      view('view salaries*', 'employeeSalaryRead'),
      change('change salaries*', 'change salaries', 'employeeSalaryWrite'),
    ],
  },
  documents: {
    ...{ ...people, title: 'Documents' },
    steps: [view('view documents*', 'employeeDocumentRead')],
  },
  access: {
    ...{ ...people, title: 'Access' },
    steps: [change('change roles and access*', 'give access to others', 'permissionWrite')],
  },
  ownAttendance: {
    ...{ ...attendance, title: 'Own attendance' },
    steps: [write('Punch', 'punch in and view their own attendance', ['selfattendanceRead'])],
  },
  teamAttendance: {
    ...{ ...attendance, title: 'Team attendance' },
    steps: [view("view and correct their team's attendance", 'teamLevelAttendanceRead')],
  },
  everyonesAttendance: {
    ...{ ...attendance, title: "Everyone's attendance" },
    steps: [
      view('view attendance*', 'organizationAttendanceRead', 'allEmployeeAttendanceRead'),
      change('correct attendance*', "correct everyone's attendance", 'attendanceWrite'),
    ],
  },
  leaveTypes: {
    ...{ ...attendance, title: 'Leave types' },
    steps: [view('view leave types', 'leavePolicyRead'), change('change leave types', undefined, 'leavePolicyWrite')],
  },
  calendar: {
    ...{ ...time, title: 'Holidays and calendar' },
    steps: [
      view('view holidays and the calendar', 'calendarRead'),
      change('change holidays and the calendar', undefined, 'calendarWrite'),
    ],
  },
  ownLeave: own('leave requests', 'Own leave', 'leaveRead', 'leaveWrite', 'VIEW_ATTENDANCE'),
  ownCompOff: own('comp-off requests', 'Own comp-off', 'compenstationRead', 'compenstationWrite', 'VIEW_ATTENDANCE'),
  ownWorkFromHome: own(
    'work from home requests',
    'Own work from home',
    'workFromHomeRead',
    'workFromHomeWrite',
    'VIEW_ATTENDANCE',
  ),
  ownTravel: own('travel expenses', 'Own travel expenses', 'travelRead', 'travelWrite'),
  ownClaims: own('claims', 'Own claims', 'claimRead', 'claimWrite'),
  ownProcurement: own('procurement requests', 'Own procurement', 'procurementRead', 'procurementWrite'),
  leaveApproval: approval('leave requests', 'Leave', 'leaveApprovalRead'),
  compOffApproval: approval('comp-off requests', 'Comp-off', 'compOffApprovalRead'),
  workFromHomeApproval: approval('work from home requests', 'Work from home', 'workFromHomeApprovalRead'),
  attendanceApproval: approval('attendance corrections', 'Attendance corrections', 'attendanceApproveRead'),
  travelApproval: approval('travel expenses', 'Travel expenses', 'travelApprovalRead'),
  claimApproval: approval('claims', 'Claims', 'claimApprovalRead'),
  procurementApproval: approval('procurement requests', 'Procurement', 'procurementApprovalRead'),
  components: {
    ...{ ...payroll, title: 'Salary components' },
    steps: [
      view('view salary components', 'salaryComponentRead'),
      change('change salary components', 'change salary components', 'salaryComponentWrite'),
    ],
  },
  templates: {
    ...{ ...payroll, title: 'Salary templates' },
    steps: [
      view('view salary templates', 'salaryTemplateRead'),
      change('change salary templates', 'change salary templates', 'salaryTemplateWrite'),
    ],
  },
  payRunSettings: {
    ...{ ...payroll, title: 'Pay run settings' },
    steps: [
      view('view pay run settings', 'payRunConfigRead'),
      change('change pay run settings', "change pay run settings and the company's bank account", 'payRunConfigWrite'),
    ],
  },
  payRuns: {
    ...{ ...payroll, title: 'Pay runs and payslips' },
    steps: [
      view('view pay runs and payslips*', 'payRollHistoryRead'),
      write('Run and pay', 'run, approve and pay payroll*', ['payRollHistoryWrite'], 'approve and pay pay runs'),
    ],
  },
  form16: {
    ...{ ...payroll, title: 'Form 16' },
    steps: [write('Manage', 'generate and share Form 16*', ['form16Read'])],
  },
} as const satisfies Record<string, Area>

export type AreaId = keyof typeof permissionAreas
export const areaOf: Readonly<Record<AreaId, Area>> = permissionAreas
export const areaIds = Object.keys(permissionAreas) as AreaId[]
