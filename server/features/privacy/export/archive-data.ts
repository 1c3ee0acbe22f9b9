import type { Subject } from '../../../platform/personal-data/holding.ts'
import type { PersonalRow } from '../../../platform/personal-data/rows-of-person.ts'

export interface SubjectData {
  subject: Subject
  /** Rows by subject. */
  tables: Record<string, PersonalRow[]>
}

export interface Collected {
  subjects: SubjectData[]
  files: { key: string; path: string }[]
}
