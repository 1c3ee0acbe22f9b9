import type { Id } from '@muster/contract/values.ts'

/** One approval level of a request, copied from its type's rules on submission. */
export interface Level {
  /** "Finance" */
  label: string
  approver: { kind: 'manager'; up: number } | { kind: 'role'; role: Id } | { kind: 'person'; employee: Id }
  /** What happens if no one has decided within this many working hours. */
  due: Due | null
}

interface Due {
  hours: number
  then: 'remind' | 'escalate' | 'approve' | 'reject'
  /** Accounts that made or changed the rule: it never approves their own requests. */
  madeBy?: readonly Id[]
}

/** The default if no rule applies: the requester's manager decides. */
export const managerAlone: Level = { label: '', approver: { kind: 'manager', up: 1 }, due: null }
