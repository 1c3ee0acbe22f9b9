import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One employee's day per row: when they came and went, or what the day was. */
export const attendanceTable = {
  columns: {
    code: employeeCode,
    day: {
      heading: 'Date',
      names: ['day', 'attendancedate', 'workdate'],
      isNeeded: true,
      example: '02/11/2026',
      type: 'day',
    },
    in: {
      heading: 'In time',
      names: ['in', 'punchin', 'clockin', 'checkin', 'firstin', 'timein', 'intime'],
      example: '09:30',
    },
    out: {
      heading: 'Out time',
      names: ['out', 'punchout', 'clockout', 'checkout', 'lastout', 'timeout', 'outtime'],
      example: '18:30',
    },
    status: { heading: 'Status', names: ['attendance', 'attendancestatus', 'daystatus'], example: 'Present' },
  },
} as const satisfies ImportTable
