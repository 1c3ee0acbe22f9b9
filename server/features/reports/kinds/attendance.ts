import type { ReportKind } from '../report-kind.ts'
import { attendanceCells, attendancePeople } from './attendance.queries.ts'

const people: ReportKind['people'] = (tx, p) => attendancePeople(tx, { ...p, sortBy: 'value', sortOrder: 'desc' })

export const attendance: ReportKind = { cells: attendanceCells, people }
export const late: ReportKind = { cells: attendanceCells, people }
