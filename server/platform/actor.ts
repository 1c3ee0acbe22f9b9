import type { Access } from '@muster/contract/routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { secondsBetween } from './clock.ts'
import { forbidden, Problem } from './problem.ts'

/** The person behind a call: an account with a live session. */
export interface Actor {
  organisation: Id
  account: Id
  session: Id
  /** When the person last proved that the session is theirs. */
  provedAt: Instant
  /** Null for the company admin, who has no employee record. */
  employee: Id | null
  /** The records of earlier employments of whoever was hired again; null for all others. */
  formerly?: readonly Id[] | null
  isAdmin: boolean
  /** A former employee, who holds no permission and can make only the calls that stay open to them. */
  hasLeft: boolean
  role: string
  /** The name of the person who requested the change, if this call is made on a second person's approval. */
  requestedBy?: string
  /** That person's account, and whether it is an admin's: settings that only an admin changes may be approved by others. */
  requester?: Id
  isForAdmin?: boolean
  permissions: ReadonlySet<Permission>
  /** Where the call came from; absent if the product itself acts. */
  from?: Whence
}

/** The network, as limits count it, and the kind of device: "Chrome, Windows". */
export interface Whence {
  network: string
  device: string | null
}

/** A program calling with an API key: an account without a person. */
export interface KeyCaller {
  actor: Actor
  scopes: readonly string[]
  callsPerMinute: number
}

/** A sign-up in progress. */
export interface Onboarding {
  signUp: Id
}

export function may(actor: Actor, permission: Permission | readonly Permission[]): boolean {
  return typeof permission === 'string'
    ? actor.permissions.has(permission)
    : permission.some((one) => actor.permissions.has(one))
}

/** Whether an employee record is the caller's own, of the present employment or an earlier one. */
export const isOwn = ({ employee, formerly }: Pick<Actor, 'employee' | 'formerly'>, record: Id | null): boolean =>
  record !== null && (record === employee || formerly?.includes(record) === true)

/** Whether an admin makes this call, or requested what is approved by it. */
export const actsAsAdmin = ({ isAdmin, isForAdmin }: Pick<Actor, 'isAdmin' | 'isForAdmin'>): boolean =>
  isAdmin || isForAdmin === true

/** 403 unless the actor may make this call. */
export function admit(actor: Actor, { access, also, former }: Admitted): void {
  if (actor.hasLeft && former !== true)
    throw forbidden(say`You have left. Your payslips, certificates and settlement stay here.`)
  if (access === 'signedIn') return
  if (!may(actor, access) || (also !== undefined && !may(actor, also))) throw forbidden()
}

/** 403 if the last proof of identity is older than this; another proof resolves it. */
export function assertProved({ provedAt }: Actor, now: Instant, minutes: number): void {
  if (secondsBetween(provedAt, now) <= minutes * 60) return
  throw new Problem(403, say`Confirm that it is you, then try again.`, { needsProof: true })
}

interface Admitted {
  access: Exclude<Access, 'public' | 'onboarding'>
  also?: Permission
  former?: true
}
