interface Owned {
  owner: string
  /** The features whose lists need it in their one statement; whatever else they want of it, they ask the owner's door. */
  readBy?: readonly string[] | 'everyone'
}

/** The people and places of a company: the lists of every feature show their names and keep to them. */
const peopleAndPlaces: Readonly<Record<string, Owned>> = {
  account: { owner: 'identity', readBy: 'everyone' },
  role: { owner: 'organisation', readBy: 'everyone' },
  organisation: { owner: 'organisation', readBy: 'everyone' },
  location: { owner: 'organisation', readBy: 'everyone' },
  department: { owner: 'organisation', readBy: 'everyone' },
  shift: { owner: 'organisation', readBy: 'everyone' },
  shift_version: { owner: 'organisation', readBy: 'everyone' },
  employee_shift: { owner: 'employees', readBy: 'everyone' },
  employee: { owner: 'employees', readBy: 'everyone' },
}

/** THE table of tables: who owns each, that is, who alone writes it, and reads it unless more is said. */
export const tables: Readonly<Record<string, Owned>> = {
  ...peopleAndPlaces,
  request: { owner: 'approvals' },
  request_event: { owner: 'approvals' },
  attendance_correction: { owner: 'attendance' },
  attendance_day: { owner: 'attendance' },
  attendance_lock: { owner: 'attendance', readBy: ['organisation'] },
  late_attendance: { owner: 'attendance' },
  punch: { owner: 'attendance' },
  holiday: { owner: 'calendar' },
  holiday_location: { owner: 'calendar' },
  employee_bank: { owner: 'employees', readBy: ['payroll'] },
  // The law asks for birth date and gender of everybody who is paid.
  employee_personal: { owner: 'employees', readBy: ['payroll'] },
  account_permission: { owner: 'identity' },
  invitation: { owner: 'identity' },
  password_reset: { owner: 'identity' },
  session: { owner: 'identity' },
  sign_in_directory: { owner: 'identity' },
  sign_up: { owner: 'identity' },
  leave_accrual: { owner: 'leave' },
  leave_day: { owner: 'leave' },
  leave_encashment: { owner: 'leave' },
  leave_ledger: { owner: 'leave' },
  leave_policy: { owner: 'leave' },
  leave_policy_version: { owner: 'leave' },
  notification: { owner: 'notifications' },
  own_sector: { owner: 'organisation' },
  shift_location: { owner: 'organisation' },
  employee_salary: { owner: 'payroll' },
  form_16_issue: { owner: 'payroll' },
  form_16_part: { owner: 'payroll' },
  pay_input: { owner: 'payroll' },
  pay_run: { owner: 'payroll' },
  pay_run_config: { owner: 'payroll' },
  pay_run_left_out: { owner: 'payroll' },
  payslip: { owner: 'payroll' },
  employee_statutory: { owner: 'payroll' },
  law_book: { owner: 'payroll' },
  law_override: { owner: 'payroll' },
  salary_component: { owner: 'payroll' },
  salary_template: { owner: 'payroll' },
  salary_template_line: { owner: 'payroll' },
  tax_item: { owner: 'payroll' },
  tax_proof: { owner: 'payroll' },
  tax_regime_asked: { owner: 'payroll' },
  tax_regime_choice: { owner: 'payroll' },
  statutory_setting: { owner: 'payroll' },
  audit_event: { owner: 'platform' },
  support_feedback: { owner: 'support' },
  support_question: { owner: 'support' },
  mail: { owner: 'platform' },
}
