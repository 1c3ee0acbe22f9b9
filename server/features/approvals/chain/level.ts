import type { Id } from '@muster/contract/values.ts'

/** One level that a request passes, as its type's rules were when it was sent. */
export interface Level {
  /** "Finance" */
  label: string
  approver: { kind: 'manager'; up: number } | { kind: 'role'; role: Id } | { kind: 'person'; employee: Id }
  /** What follows when nobody has decided within so many working hours. */
  due: { hours: number; then: 'remind' | 'escalate' | 'approve' | 'reject' } | null
}

/** Where no rule says more, whoever the requester reports to decides. */
export const managerAlone: Level = { label: '', approver: { kind: 'manager', up: 1 }, due: null }
