import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One loan's outstanding amount, and how pay continues to repay it, per row. */
export const loansTable = {
  columns: {
    code: employeeCode,
    name: { heading: 'Loan', names: ['name', 'loanname', 'loantype', 'advance'], isNeeded: true, example: 'Bike loan' },
    outstanding: {
      heading: 'Outstanding balance',
      names: ['balance', 'outstanding', 'outstandingamount', 'principaloutstanding', 'remainingamount'],
      isNeeded: true,
      example: '45000',
      type: 'amount',
      isSensitive: true,
    },
    installment: {
      heading: 'EMI',
      names: ['installment', 'instalment', 'monthlyinstalment', 'monthlyinstallment', 'monthlydeduction'],
      isNeeded: true,
      example: '5000',
      type: 'amount',
    },
    startMonth: {
      heading: 'First month',
      names: ['startmonth', 'start', 'deductionstart', 'from', 'startdate'],
      isNeeded: true,
      example: '10/2026',
      type: 'day',
    },
    givenOn: { heading: 'Given on', names: ['loandate', 'disbursedon', 'dategiven'], example: '', type: 'day' },
    reason: { heading: 'Reason', names: ['purpose', 'remarks'], example: '' },
  },
} as const satisfies ImportTable
