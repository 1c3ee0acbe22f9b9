import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** The filters of a report. */
export interface ReportFilter {
  /** First days of the first and last month. */
  first: Day
  last: Day
  departmentId: Id | null
  locationId: Id | null
}

/** A department's figures in a month, by measure. */
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

/** A report: one statement for its figures, another for the people behind one of them. */
export interface ReportKind {
  cells: (tx: Tx, p: ReportFilter) => Promise<Cell[]>
  people: (tx: Tx, p: PeopleFilter) => Promise<{ data: PersonBehind[]; total: number }>
  /** A measure derived from the sums of others over a number of months. */
  rate?: (sums: Readonly<Record<string, number>>, months: number) => Record<string, number>
}
