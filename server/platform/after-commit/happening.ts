import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { KeptValue } from '../audit-value.ts'

/** What a transaction announces to subscribers outside the company. */
export type Happening =
  | { what: 'audited'; action: AuditAction; type: string; id: Id; changes: Kept }
  | { what: 'request'; step: 'submitted' | 'withdrawn'; type: RequestTypeName; id: Id; employee: Id; days: Days }
  | {
      what: 'request'
      step: 'decided'
      type: RequestTypeName
      id: Id
      employee: Id
      days: Days
      state: 'approved' | 'rejected' | 'cancelled'
    }
  | { what: 'calculated'; run: Id }
  | { what: 'published'; run: Id; month: Month; payslips: readonly { payslip: Id; employee: Id }[] }

type Kept = Record<string, { of?: KeptValue; from: KeptValue | null; to: KeptValue | null }>

export interface Days {
  startsOn: Day | null
  endsOn: Day | null
}
