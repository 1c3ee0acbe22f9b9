import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One employee's balance of a leave policy at the end of a day per row. */
export const leaveBalancesTable = {
  columns: {
    code: employeeCode,
    leave: {
      heading: 'Leave policy',
      names: ['leave', 'leavetype', 'leavename', 'policy', 'type'],
      isNeeded: true,
      example: 'Earned',
    },
    balance: {
      heading: 'Balance',
      names: ['days', 'leavebalance', 'closingbalance', 'available', 'availablebalance', 'openingbalance'],
      isNeeded: true,
      example: '7.5',
      type: 'amount',
      isSensitive: true,
    },
    on: {
      heading: 'As on',
      names: ['asof', 'ason', 'date', 'balancedate', 'on'],
      isNeeded: true,
      example: '31/10/2026',
      type: 'day',
    },
  },
} as const satisfies ImportTable
