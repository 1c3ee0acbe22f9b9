/**
 * THE table of tables: who owns each, that is, who writes and reads it. `readBy` names the features whose lists need it in
 * their one statement; whatever else they want of it, they ask the owner's door.
 */
export const tables: Readonly<Record<string, { owner: string; readBy?: readonly string[] }>> = {
  account: { owner: 'identity', readBy: ['employees', 'organisation', 'approvals', 'notifications', 'dashboard'] },
  account_permission: { owner: 'identity' },
  role: { owner: 'organisation', readBy: ['identity', 'employees', 'approvals'] },
  session: { owner: 'identity' },
  sign_in_directory: { owner: 'identity' },
  organisation: { owner: 'organisation', readBy: ['identity', 'payroll'] },
  location: { owner: 'organisation', readBy: ['employees', 'attendance'] },
  department: { owner: 'organisation', readBy: ['employees', 'attendance'] },
  shift: { owner: 'organisation', readBy: ['employees', 'attendance'] },
  shift_location: { owner: 'organisation' },
  employee_shift: { owner: 'employees', readBy: ['organisation', 'attendance'] },
  employee: {
    owner: 'employees',
    readBy: ['identity', 'organisation', 'attendance', 'leave', 'approvals', 'payroll', 'dashboard', 'calendar'],
  },
  employee_salary: { owner: 'payroll' },
  salary_component: { owner: 'payroll' },
  salary_template: { owner: 'payroll' },
  salary_template_line: { owner: 'payroll' },
  pay_input: { owner: 'payroll' },
  pay_run: { owner: 'payroll' },
  pay_run_config: { owner: 'payroll' },
  pay_run_left_out: { owner: 'payroll' },
  payslip: { owner: 'payroll' },
}
