import type { identityNumbers } from '@muster/contract/employees/personal-info.routes.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

export type IdentityNumber = (typeof identityNumbers)[number]

/** A stored identity number: sealed, with its last four characters for display and a digest to find duplicates. */
export interface Sealed {
  sealed: string | null
  last4: string | null
  digest: string | null
}

export function sealed(secrets: Secrets, kind: IdentityNumber, value: string | null): Sealed {
  if (value === null) return { sealed: null, last4: null, digest: null }
  return {
    sealed: secrets.seal(purpose(kind), value),
    last4: value.slice(-4),
    digest: secrets.digest(purpose(kind), value),
  }
}

export const opened = (secrets: Secrets, kind: IdentityNumber, value: string) => secrets.open(purpose(kind), value)

/** `•••• 234F` */
export const masked = (last4: string | null) => (last4 === null ? null : `•••• ${last4}`)

const purpose = (kind: IdentityNumber) => `employee_personal.${kind}` as const
