import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** One family member per row. */
export const familyTable = {
  columns: {
    code: employeeCode,
    name: {
      heading: 'Name',
      names: ['familymember', 'membername', 'dependentname', 'nomineename', 'nominee'],
      isNeeded: true,
      example: 'Meera Nair',
    },
    relation: { heading: 'Relation', names: ['relationship'], isNeeded: true, example: 'Mother' },
    birthDate: {
      heading: 'Date of birth',
      names: ['dob', 'birthdate', 'dateofbirth'],
      isNeeded: true,
      example: '08/03/1964',
      type: 'day',
    },
    dependent: { heading: 'Dependent', names: ['isdependent', 'dependant'], example: 'Yes' },
    share: {
      heading: 'Nominee share',
      names: ['nomineepercent', 'nomineepercentage', 'share', 'sharepercent'],
      example: '100',
    },
  },
} as const satisfies ImportTable
