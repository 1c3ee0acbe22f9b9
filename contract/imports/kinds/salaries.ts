import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One person's salary from a day on per row. */
export const salariesTable = {
  columns: {
    code: employeeCode,
    template: { heading: 'Salary template', names: ['template', 'salarystructure', 'structure'], example: '' },
    annualCtc: {
      heading: 'Annual CTC',
      names: ['ctc', 'annualsalary', 'fixedctc', 'totalctc', 'ctcperannum', 'ctcpa', 'yearlyctc'],
      isNeeded: true,
      example: '900000',
      type: 'amount',
      isSensitive: true,
    },
    startsOn: {
      heading: 'Effective from',
      names: ['effectivedate', 'from', 'startdate', 'startson', 'witheffectfrom'],
      isNeeded: true,
      example: '01/10/2026',
      type: 'day',
    },
  },
} as const satisfies ImportTable
