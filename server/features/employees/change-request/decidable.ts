import { type ChangeRequestKind, changeRequestKinds } from '@muster/contract/employees/change-request.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import { may, type Actor } from '../../../platform/actor.ts'

/** Only those who may make the change manually can approve it: each kind requires all of these. */
const needs: Readonly<Record<ChangeRequestKind, readonly Permission[]>> = {
  bank: ['employeeBankWrite'],
  pan: ['allEmployeeWrite', 'employeeIdentityRead'],
  uan: ['allEmployeeWrite', 'employeeIdentityRead'],
  esi: ['allEmployeeWrite', 'employeeIdentityRead'],
  name: ['allEmployeeWrite'],
}

export const deciding = (kind: ChangeRequestKind): readonly Permission[] => needs[kind]

export const mayDecide = (actor: Actor, kind: ChangeRequestKind): boolean =>
  needs[kind].every((permission) => may(actor, permission))

export const decidable = (actor: Actor): ChangeRequestKind[] =>
  changeRequestKinds.filter((kind) => mayDecide(actor, kind))
