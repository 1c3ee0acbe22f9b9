import type { AuditField } from '@muster/contract/security/audit-fields.ts'
import type { z } from 'zod'
import { LeavePolicyInput } from '@muster/contract/leave/leave-policy.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** A policy as logged: its rules in API form, whether it is active, and since when the rules apply. */
export type Told = z.output<typeof LeavePolicyInput> & { isActive: boolean; rulesFrom: Day }

/** Logs the changes of a policy; null if there is no policy before or after. */
export async function policyChanged(tx: Tx, actor: Actor, id: Id, before: Told | null, after: Told | null) {
  const action = before === null ? 'added' : after === null ? 'deleted' : 'changed'
  const changes = differences<AuditField>(
    before ? translateAll(before) : allNull(after!),
    after ? translateAll(after) : allNull(before!),
  )
  if (Object.keys(changes).length > 0) await audit(tx, actor, action, { type: 'leavePolicy', id }, changes)
}

type Name = Exclude<keyof Told, 'carryForward'>
const { carryForward: _, ...flat } = LeavePolicyInput.shape
const names = [...Object.keys(flat), 'isActive', 'rulesFrom'] as Name[]

type Words = Record<AuditField, string | number | null>

function translateAll({ carryForward, ...policy }: Told): Words {
  return {
    ...Object.fromEntries(names.map((name) => [name, word(policy[name])])),
    carryForward: word(carryForward !== null),
    carryForwardCapHalfDays: carryForward?.capHalfDays ?? null,
    carryForwardMonths: carryForward?.months ?? null,
  } as Words
}

const word = (value: string | number | boolean | null | readonly string[]) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : isList(value) ? listed(value) : value

/** The eligible codes; locations and departments have names instead. */
const listed = (values: readonly string[]) => values.join(', ') || 'everyone'

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

const allNull = (policy: Told): Words =>
  Object.fromEntries(Object.keys(translateAll(policy)).map((name) => [name, null])) as Words
