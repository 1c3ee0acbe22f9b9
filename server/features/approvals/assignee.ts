import type { Id } from '@muster/contract/values.ts'

/** Whom a request is pending with. */
export interface Assignee {
  kind: 'person' | 'role'
  /** Of the account or the role. */
  _id: Id
  name: string
}
