/**
 * THE table of permissions: flag on the wire → what people read. Flags spelt as in the specification
 * (`compenstationRead`, `access_statutory_settings`) stay so at the edge. A `…Write` implies its `…Read`.
 */
export const permissions = {
  VIEW_ORGANIZATION: { area: 'Organization', label: 'See the Organization menu' },
  informationRead: { area: 'Organization', label: 'Read company information' },
  informationWrite: { area: 'Organization', label: 'Change company information, roles and departments' },
  locationRead: { area: 'Organization', label: 'Read locations' },
  locationWrite: { area: 'Organization', label: 'Change locations' },
  shiftRead: { area: 'Organization', label: 'Read shifts' },
  shiftWrite: { area: 'Organization', label: 'Change shifts' },
  announcementWrite: { area: 'Organization', label: 'Publish announcements' },
  access_statutory_settings: { area: 'Organization', label: 'Statutory settings' },

  allEmployeeRead: { area: 'Employees', label: 'See the list of employees' },
  allEmployeeWrite: { area: 'Employees', label: 'Add and change employees' },
  employeeIdentityRead: { area: 'Employees', label: 'See identity numbers (PAN, Aadhaar, UAN)' },
  employeeBankRead: { area: 'Employees', label: 'See bank details of others' },
  employeeBankWrite: { area: 'Employees', label: 'Change bank details of others' },
  employeeSalaryRead: { area: 'Employees', label: 'See the pay of others' },
  employeeSalaryWrite: { area: 'Employees', label: 'Change the pay of others' },
  employeeDocumentRead: { area: 'Employees', label: 'See documents of others' },
  permissionWrite: { area: 'Employees', label: 'Change permissions of others' },

  VIEW_ATTENDANCE: { area: 'Attendance', label: 'See the Attendance menu' },
  selfattendanceRead: { area: 'Attendance', label: 'Own attendance and punching' },
  teamLevelAttendanceRead: { area: 'Attendance', label: "See the team's attendance" },
  organizationAttendanceRead: { area: 'Attendance', label: "See everyone's attendance" },
  allEmployeeAttendanceRead: { area: 'Attendance', label: 'See the attendance of all employees' },
  attendanceWrite: { area: 'Attendance', label: 'Correct the attendance of others' },
  leavePolicyRead: { area: 'Attendance', label: 'Read leave policies' },
  leavePolicyWrite: { area: 'Attendance', label: 'Change leave policies' },
  calendarRead: { area: 'Attendance', label: 'Calendar and holidays' },
  calendarWrite: { area: 'Attendance', label: 'Change holidays and events' },

  leaveRead: { area: 'Requests', label: 'Own leave' },
  leaveWrite: { area: 'Requests', label: 'Ask for leave' },
  compenstationRead: { area: 'Requests', label: 'Own comp-off' },
  compenstationWrite: { area: 'Requests', label: 'Ask for comp-off' },
  workFromHomeRead: { area: 'Requests', label: 'Own work from home' },
  workFromHomeWrite: { area: 'Requests', label: 'Ask for work from home' },
  travelRead: { area: 'Requests', label: 'Own travel expenses' },
  travelWrite: { area: 'Requests', label: 'Ask for travel expenses' },
  claimRead: { area: 'Requests', label: 'Own claims' },
  claimWrite: { area: 'Requests', label: 'Submit claims' },
  procurementRead: { area: 'Requests', label: 'Own procurement requests' },
  procurementWrite: { area: 'Requests', label: 'Ask for procurement' },

  leaveApprovalRead: { area: 'Approvals', label: 'Decide leave' },
  compOffApprovalRead: { area: 'Approvals', label: 'Decide comp-off' },
  workFromHomeApprovalRead: { area: 'Approvals', label: 'Decide work from home' },
  travelApprovalRead: { area: 'Approvals', label: 'Decide travel expenses' },
  procurementApprovalRead: { area: 'Approvals', label: 'Decide procurement requests' },
  claimApprovalRead: { area: 'Approvals', label: 'Decide claims' },
  attendanceApproveRead: { area: 'Approvals', label: 'Decide attendance corrections' },

  VIEW_PAYROLL: { area: 'Payroll', label: 'See the Payroll menu' },
  salaryComponentRead: { area: 'Payroll', label: 'Read salary components' },
  salaryComponentWrite: { area: 'Payroll', label: 'Change salary components' },
  salaryTemplateRead: { area: 'Payroll', label: 'Read salary templates' },
  salaryTemplateWrite: { area: 'Payroll', label: 'Change salary templates' },
  payRunConfigRead: { area: 'Payroll', label: 'Read the pay run configuration' },
  payRunConfigWrite: { area: 'Payroll', label: 'Change the pay run configuration' },
  payRollHistoryRead: { area: 'Payroll', label: 'See pay runs and payslips of all' },
  payRollHistoryWrite: { area: 'Payroll', label: 'Run, approve and pay payroll' },
  form16Read: { area: 'Payroll', label: 'Form 16' },
} as const satisfies Record<string, { area: string; label: string }>

export type Permission = keyof typeof permissions
export const allPermissions = Object.keys(permissions) as Permission[]

/** The roles a new organisation starts with. Admin holds everything and has no employee record. */
export const startingRoles: Readonly<Record<'HR' | 'Manager' | 'Accountant' | 'Employee', readonly Permission[]>> = {
  HR: withOwn([
    'VIEW_ORGANIZATION', 'informationRead', 'informationWrite', 'locationRead', 'locationWrite', 'shiftRead', 'shiftWrite',
    'announcementWrite', 'access_statutory_settings', 'allEmployeeRead', 'allEmployeeWrite', 'employeeIdentityRead',
    'employeeBankRead', 'employeeBankWrite', 'employeeSalaryRead', 'employeeSalaryWrite', 'employeeDocumentRead',
    'permissionWrite', 'teamLevelAttendanceRead', 'organizationAttendanceRead', 'allEmployeeAttendanceRead', 'attendanceWrite',
    'leavePolicyRead', 'leavePolicyWrite', 'calendarWrite', 'leaveApprovalRead', 'compOffApprovalRead',
    'workFromHomeApprovalRead', 'travelApprovalRead', 'procurementApprovalRead', 'claimApprovalRead', 'attendanceApproveRead',
    'VIEW_PAYROLL', 'salaryComponentRead', 'salaryComponentWrite', 'salaryTemplateRead', 'salaryTemplateWrite',
    'payRunConfigRead', 'payRunConfigWrite', 'payRollHistoryRead', 'payRollHistoryWrite', 'form16Read',
  ]),
  Manager: withOwn([
    'teamLevelAttendanceRead', 'leaveApprovalRead', 'compOffApprovalRead', 'workFromHomeApprovalRead', 'travelApprovalRead',
    'procurementApprovalRead', 'claimApprovalRead', 'attendanceApproveRead',
  ]),
  Accountant: withOwn([
    'VIEW_PAYROLL', 'salaryComponentRead', 'salaryTemplateRead', 'payRunConfigRead', 'payRollHistoryRead', 'form16Read',
    'claimApprovalRead', 'travelApprovalRead', 'employeeSalaryRead', 'employeeBankRead', 'allEmployeeRead',
  ]),
  Employee: withOwn([]),
}

function withOwn(more: readonly Permission[]): readonly Permission[] {
  return [
    'VIEW_ATTENDANCE', 'selfattendanceRead', 'calendarRead', 'leaveRead', 'leaveWrite', 'compenstationRead',
    'compenstationWrite', 'workFromHomeRead', 'workFromHomeWrite', 'travelRead', 'travelWrite', 'claimRead', 'claimWrite',
    'procurementRead', 'procurementWrite', ...more,
  ]
}
