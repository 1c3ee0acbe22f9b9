import type { ReportKind } from '../report-kind.ts'
import { staffCells, staffPeople } from './staff.queries.ts'

const people: ReportKind['people'] = (tx, p) => staffPeople(tx, { ...p, sortBy: 'name', sortOrder: 'asc' })

export const headCount: ReportKind = { cells: staffCells, people }

export const movement: ReportKind = { cells: staffCells, people }

/**
 * Leavers in hundredths of a per cent of the average head count, which is half of the opening and closing ones. Over several months, the
 * average of the months.
 */
export const attrition: ReportKind = {
  cells: staffCells,
  people,
  rate: ({ opening = 0, people: closing = 0, leavers = 0 }, months) => {
    const twice = opening + closing
    return { rate: twice === 0 ? 0 : Math.round((leavers * 2 * months * 10_000) / twice) }
  },
}
