/** The columns of a file of employees, under the names that its first row has in the template. */
export const importHeadings = {
  code: 'Employee ID',
  firstName: 'First name',
  lastName: 'Last name',
  workEmail: 'Work email',
  phone: 'Mobile',
  designation: 'Designation',
  department: 'Department',
  role: 'Role',
  reportsTo: 'Reports to',
  location: 'Location',
  shift: 'Shift',
  employmentType: 'Employment type',
  joinedOn: 'Date of joining',
  probationDays: 'Probation days',
} as const

export type ImportColumn = keyof typeof importHeadings

export const importColumns = Object.keys(importHeadings) as [ImportColumn, ...ImportColumn[]]

/** Columns that a file has to have. */
export const neededColumns: readonly ImportColumn[] = ['code', 'firstName', 'lastName', 'workEmail', 'joinedOn']

/** People in one file: they are added, and invited, in one go. */
export const mostImported = 250

/** Cells that can be corrected without another file. */
export const mostEdited = 500

/** What such a file may be. */
export const importTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
export const importBytes = 5 * 1024 * 1024
