import { z } from 'zod'
import { Email } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { forbidden } from '../../../platform/problem.ts'

/** The provider's claims about a person; checked by signature, issuer, audience, nonce and time, and by the rules for what people type. */
export interface Claims {
  subject: string
  /** Null if there is none that a person could have typed. */
  email: string | null
  isVerified: boolean
  firstName: string
  lastName: string
  hasSecondFactor: boolean
  /** Seconds since 1970; null if the provider doesn't say. */
  authenticatedAt: number | null
  groups: string[]
}

/** Text that can be stored and shown. Two that cannot would be the same one in the database. */
const Plain = z
  .string()
  .min(1)
  .max(255)
  .refine((value) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value))

/** 403 for a subject that cannot be stored as it is. Other claims that cannot be read count as missing. */
export function claimsOf(given: Record<string, unknown>, groupsClaim: string | null): Claims {
  const { sub, email_verified: verified, auth_time: at, amr } = given
  const { data: subject } = Plain.safeParse(sub)
  if (subject === undefined)
    throw forbidden(
      say`Your company's identity provider sent a user ID that is not valid. Speak to your administrator.`,
    )
  const words = (name: string) => Plain.safeParse(given[name]).data?.trim() ?? ''
  const email = Email.safeParse(given['email']).data ?? null
  const [first = '', ...rest] = (words('name') || email?.split('@')[0] || '').split(' ')
  const groups = groupsClaim === null ? [] : [given[groupsClaim]].flat()
  return {
    ...{ subject, email },
    isVerified: verified === true || verified === 'true' || isEntraVerified(given),
    firstName: words('given_name') || first,
    lastName: words('family_name') || (words('given_name') === words('name') ? '' : rest.join(' ')),
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
    authenticatedAt: typeof at === 'number' ? at : null,
    groups: groups.slice(0, 1000).flatMap((group) => Plain.safeParse(group).data ?? []),
  }
}

/**
 * Microsoft Entra sends no `email_verified`, but `xms_edov` if the domain's owner has proved it to the tenant. It counts only from an
 * issuer for a single tenant: with an issuer for all tenants, anyone could be the tenant.
 */
export function isEntraVerified({ iss, xms_edov: edov }: Record<string, unknown>): boolean {
  const isOneTenant = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/
  return typeof iss === 'string' && isOneTenant.test(iss) && [true, 1, '1', 'true'].includes(edov as string)
}
