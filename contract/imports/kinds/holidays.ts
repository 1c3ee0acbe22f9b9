import type { ImportTable } from '../import-column.ts'

/** One holiday per row. */
export const holidaysTable = {
  columns: {
    day: { heading: 'Date', names: ['day', 'holidaydate', 'on'], isNeeded: true, example: '26/01/2027', type: 'day' },
    name: { heading: 'Holiday', names: ['name', 'holidayname', 'occasion'], isNeeded: true, example: 'Republic Day' },
    kind: { heading: 'Type', names: ['kind', 'holidaytype'], example: 'Public' },
    locations: { heading: 'Locations', names: ['location', 'branch', 'office', 'worklocation'], example: '' },
  },
} as const satisfies ImportTable
