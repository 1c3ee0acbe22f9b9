/**
 * All permissions: API flag → label. Flags spelt as in the specification (`compenstationRead`, `access_statutory_settings`) stay so at the
 * API. A `…Write` implies its `…Read`. People set them by area (`permission-areas.ts`); a flag's own label is shown if a set matches no
 * level.
 */
export const permissions = {
  VIEW_ORGANIZATION: { label: 'See the Organization menu' },
  informationRead: { label: 'Read company information' },
  informationWrite: { label: 'Change company information, roles and departments' },
  locationRead: { label: 'Read locations' },
  locationWrite: { label: 'Change locations' },
  shiftRead: { label: 'Read shifts' },
  shiftWrite: { label: 'Change shifts' },
  assetRead: { label: 'See the asset register and purchases' },
  assetWrite: { label: 'Order, receive and hand over assets' },
  announcementWrite: { label: 'Publish announcements' },
  access_statutory_settings: { label: 'Statutory settings' },

  allEmployeeRead: { label: 'See the list of employees' },
  allEmployeeWrite: { label: 'Add and change employees' },
  employeeIdentityRead: { label: 'See identity numbers (PAN, Aadhaar, UAN)' },
  employeeBankRead: { label: 'See bank details of others' },
  employeeBankWrite: { label: 'Change bank details of others' },
  employeeSalaryRead: { label: 'See the pay of others' },
  employeeSalaryWrite: { label: 'Change the pay of others' },
  employeeDocumentRead: { label: 'See documents of others' },
  letterRead: { label: 'See the letters of others' },
  letterWrite: { label: 'Issue letters and change their texts' },
  permissionWrite: { label: 'Change permissions of others' },

  VIEW_ATTENDANCE: { label: 'See the Attendance menu' },
  selfattendanceRead: { label: 'Own attendance and punching' },
  teamLevelAttendanceRead: { label: "View the team's attendance" },
  organizationAttendanceRead: { label: "View everyone's attendance" },
  allEmployeeAttendanceRead: { label: "View all employees' attendance" },
  attendanceWrite: { label: 'Correct the attendance of others' },
  leavePolicyRead: { label: 'Read leave policies' },
  leavePolicyWrite: { label: 'Change leave policies' },
  calendarRead: { label: 'Calendar and holidays' },
  calendarWrite: { label: 'Change holidays and events' },

  leaveRead: { label: 'Own leave' },
  leaveWrite: { label: 'Apply for leave' },
  compenstationRead: { label: 'Own comp-off' },
  compenstationWrite: { label: 'Request comp-off' },
  workFromHomeRead: { label: 'Own work from home' },
  workFromHomeWrite: { label: 'Request work from home' },
  travelRead: { label: 'Own travel expenses' },
  travelWrite: { label: 'Submit travel expenses' },
  claimRead: { label: 'Own claims' },
  claimWrite: { label: 'Submit claims' },
  procurementRead: { label: 'Own procurement requests' },
  procurementWrite: { label: 'Request procurement' },

  leaveApprovalRead: { label: 'Approve leave' },
  compOffApprovalRead: { label: 'Approve comp-off' },
  workFromHomeApprovalRead: { label: 'Approve work from home' },
  travelApprovalRead: { label: 'Approve travel expenses' },
  procurementApprovalRead: { label: 'Approve procurement requests' },
  claimApprovalRead: { label: 'Approve claims' },
  attendanceApproveRead: { label: 'Approve attendance corrections' },

  VIEW_PAYROLL: { label: 'See the Payroll menu' },
  salaryComponentRead: { label: 'Read salary components' },
  salaryComponentWrite: { label: 'Change salary components' },
  salaryTemplateRead: { label: 'Read salary templates' },
  salaryTemplateWrite: { label: 'Change salary templates' },
  payRunConfigRead: { label: 'Read the pay run configuration' },
  payRunConfigWrite: { label: 'Change the pay run configuration' },
  payRollHistoryRead: { label: 'See pay runs and payslips of all' },
  payRollHistoryWrite: { label: 'Run, approve and pay payroll' },
  form16Read: { label: 'Form 16' },
} as const satisfies Record<string, { label: string }>

export type Permission = keyof typeof permissions
export const allPermissions = Object.keys(permissions) as Permission[]

/** `shiftRead` for `shiftWrite`; undefined if nothing is implied. */
export function readOf(permission: Permission): Permission | undefined {
  const read = permission.replace(/Write$/, 'Read')
  return read !== permission && isPermission(read) ? read : undefined
}

/** The known flags of any list, each write with its read. */
export function withReads(flags: Iterable<string>): Set<Permission> {
  const held = [...flags].filter(isPermission)
  return new Set(held.flatMap((one) => [one, readOf(one) ?? one]))
}

function isPermission(text: string): text is Permission {
  return text in permissions
}

/** The roles a new organisation starts with. Admin holds everything and has no employee record. */
/** Which starting role requests without an approver fall to, and which cannot be forwarded to. */
export const startingDuties = (role: string) => ({ isFallbackApprover: role === 'HR', canApprove: role !== 'Employee' })

export const startingRoles: Readonly<Record<'HR' | 'Manager' | 'Accountant' | 'Employee', readonly Permission[]>> = {
  HR: withOwn([
    'VIEW_ORGANIZATION',
    'informationRead',
    'informationWrite',
    'locationRead',
    'locationWrite',
    'shiftRead',
    'shiftWrite',
    'assetRead',
    'assetWrite',
    'announcementWrite',
    'access_statutory_settings',
    'allEmployeeRead',
    'allEmployeeWrite',
    'employeeIdentityRead',
    'employeeBankRead',
    'employeeBankWrite',
    'employeeSalaryRead',
    'employeeSalaryWrite',
    'employeeDocumentRead',
    'letterRead',
    'letterWrite',
    'permissionWrite',
    'teamLevelAttendanceRead',
    'organizationAttendanceRead',
    'allEmployeeAttendanceRead',
    'attendanceWrite',
    'leavePolicyRead',
    'leavePolicyWrite',
    'calendarWrite',
    'leaveApprovalRead',
    'compOffApprovalRead',
    'workFromHomeApprovalRead',
    'travelApprovalRead',
    'procurementApprovalRead',
    'claimApprovalRead',
    'attendanceApproveRead',
    'VIEW_PAYROLL',
    'salaryComponentRead',
    'salaryComponentWrite',
    'salaryTemplateRead',
    'salaryTemplateWrite',
    'payRunConfigRead',
    'payRunConfigWrite',
    'payRollHistoryRead',
    'payRollHistoryWrite',
    'form16Read',
  ]),
  Manager: withOwn([
    'teamLevelAttendanceRead',
    'leaveApprovalRead',
    'compOffApprovalRead',
    'workFromHomeApprovalRead',
    'travelApprovalRead',
    'procurementApprovalRead',
    'claimApprovalRead',
    'attendanceApproveRead',
  ]),
  Accountant: withOwn([
    'VIEW_PAYROLL',
    'salaryComponentRead',
    'salaryTemplateRead',
    'payRunConfigRead',
    'payRollHistoryRead',
    'form16Read',
    'claimApprovalRead',
    'travelApprovalRead',
    'employeeSalaryRead',
    // Those who run payroll download its bank file and returns, which contain accounts and identity numbers.
    'employeeBankRead',
    'employeeIdentityRead',
    'allEmployeeRead',
  ]),
  Employee: withOwn([]),
}

function withOwn(more: readonly Permission[]): readonly Permission[] {
  return [
    'VIEW_ATTENDANCE',
    'selfattendanceRead',
    'calendarRead',
    'leaveRead',
    'leaveWrite',
    'compenstationRead',
    'compenstationWrite',
    'workFromHomeRead',
    'workFromHomeWrite',
    'travelRead',
    'travelWrite',
    'claimRead',
    'claimWrite',
    'procurementRead',
    'procurementWrite',
    ...more,
  ]
}
