import type { PlanId } from '@muster/contract/identity/plan.ts'
import { allPermissions, startingDuties, startingRoles, type Permission } from '@muster/contract/permissions.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import {
  describeOrganisation,
  insertFirstLocation,
  insertFirstShift,
  insertOrganisation,
  insertRoles,
  organisationPlan,
  setPlan,
} from './founding.queries.ts'

/** Makes this transaction's organisation with its starting roles; returns the admin's role. */
export async function foundOrganisation(tx: Tx, name: string): Promise<{ adminRole: Id }> {
  await insertOrganisation(tx, { name, now: tx.now })
  const admin = role('Admin', allPermissions)
  const others = Object.entries(startingRoles).map(([name, permissions]) => role(name, permissions))
  await insertRoles(tx, { roles: JSON.stringify([admin, ...others]), now: tx.now })
  return { adminRole: admin.id }
}

function role(name: string, permissions: readonly Permission[]) {
  return { id: newId(), name, isAdmin: name === 'Admin', permissions, ...startingDuties(name) }
}

export async function choosePlan(
  tx: Tx,
  choice: { plan: string; billing: 'monthly' | 'yearly'; trialEndsOn: Day },
): Promise<void> {
  await setPlan(tx, { ...choice, now: tx.now })
}

export async function planOfOrganisation(tx: Tx): Promise<PlanId> {
  return ((await organisationPlan(tx, {}))?.plan ?? 'free') as PlanId
}

const gigabyte = 1024 * 1024 * 1024
const storage: Record<PlanId, number> = { free: 2 * gigabyte, growth: 20 * gigabyte, scale: 200 * gigabyte }

/** The storage allowed for files, in bytes: from the setting, otherwise by plan. */
export async function storageOf(tx: Tx, settingMb: number): Promise<number> {
  return settingMb > 0 ? settingMb * 1024 * 1024 : storage[await planOfOrganisation(tx)]
}

export interface CompanyDetails {
  name: string
  legalName: string
  sector: string
  size?: string | null | undefined
  addressLine1: string
  addressLine2?: string | null | undefined
  city: string
  /** ISO 3166-2, for example IN-KA. */
  state: string
  pinCode: string
  pan?: string | null | undefined
  gstin?: string | null | undefined
  timeZone: string
  weekStartsOn: number
}

/** Writes a new organisation's details, and makes its first location and shift. */
export async function describeCompany(tx: Tx, details: CompanyDetails): Promise<void> {
  const { name, legalName, sector, city, state, pinCode, timeZone, weekStartsOn } = details
  const place = { line1: details.addressLine1, line2: details.addressLine2 ?? '', city, state, pinCode }
  await describeOrganisation(tx, {
    ...{ name, legalName, sector, timeZone, weekStartsOn, now: tx.now },
    size: details.size ?? null,
    address: JSON.stringify(place),
    pan: details.pan ?? null,
    gstin: details.gstin ?? null,
  })
  await insertFirstLocation(tx, { ...place, name: `${city} office`, timeZone, now: tx.now })
  await insertFirstShift(tx, { now: tx.now })
}
