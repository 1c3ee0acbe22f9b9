import type { ImportColumn } from './import-column.ts'

/** By what a row of a file names an employee. */
export const employeeCode = {
  heading: 'Employee ID',
  names: ['employeecode', 'employeenumber', 'employeeno', 'empid', 'empcode', 'code', 'staffid'],
  isNeeded: true,
  example: 'E-101',
} as const satisfies ImportColumn
