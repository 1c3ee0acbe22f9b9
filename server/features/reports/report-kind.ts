import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** What a report is asked for. */
export interface ReportFilter {
  /** First days of the first and the last month. */
  first: Day
  last: Day
  departmentId: Id | null
  locationId: Id | null
}

/** Figures of a department in a month, by what they measure. */
export interface Cell {
  key: Id | null
  name: string | null
  month: Month
  values: Record<string, number>
}

export interface PeopleFilter extends ReportFilter {
  measure: string
  noDepartment: boolean
  limit: number
  offset: number
}

export interface PersonBehind {
  _id: Id
  name: string
  code: string
  photo: string | null
  department: string | null
  day: Day | null
  value: number | null
}

/** One report: its figures in one statement, the people behind one of them in another. */
export interface ReportKind {
  cells: (tx: Tx, p: ReportFilter) => Promise<Cell[]>
  people: (tx: Tx, p: PeopleFilter) => Promise<{ data: PersonBehind[]; total: number }>
  /** A measure that follows from the sums of others, over so many months. */
  rate?: (sums: Readonly<Record<string, number>>, months: number) => Record<string, number>
}
