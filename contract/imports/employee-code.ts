import type { ImportColumn } from './import-column.ts'

/** The column that identifies the employee in a file row. */
export const employeeCode = {
  heading: 'Employee ID',
  names: ['employeecode', 'employeenumber', 'employeeno', 'empid', 'empcode', 'empno', 'code', 'staffid', 'staffno'],
  isNeeded: true,
  example: 'E-101',
} as const satisfies ImportColumn
