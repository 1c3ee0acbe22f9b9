import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { refused } from '../../../platform/problem.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import { addEmployee } from './add-employee.ts'
import { changeEmployee } from './change-employee.ts'
import { lockPeople } from './employment.queries.ts'
import { nextCode } from './next-code.ts'
import { employeeOfAccount, placeToBegin } from './provisioned.queries.ts'

export interface Provisioned {
  firstName: string
  lastName: string
  email: string
}

/**
 * Adds a person of whom the company's identity provider gives only name and address: with the least privileged role, at the first location,
 * from today. HR completes the rest. Returns the account.
 */
export async function addProvisioned(
  tx: Tx,
  app: App,
  actor: Actor,
  { firstName, lastName, email }: Provisioned,
  isMailed: boolean,
): Promise<Id> {
  const role = await roleToBeginWith(tx)
  const place = await placeToBegin(tx, {})
  if (!role || !place) throw refused(say`Add a location, a shift and a role without privileged access first.`)
  await lockPeople(tx, {})
  const { _id: employee } = await addEmployee(
    tx,
    app,
    actor,
    {
      ...{ firstName, lastName, workEmail: email, phone: null, code: await nextCode(tx), designation: null },
      ...{
        departmentId: null,
        entityId: null,
        roleId: role._id,
        reportsTo: null,
        locationId: place.location,
        shiftId: place.shift,
      },
      ...{ employmentType: 'fullTime' as const, joinedOn: localDay(tx.now, place.zone), probationDays: 0 },
    },
    isMailed,
  )
  return (await employeeOfAccount(tx, { employee, account: null }))!.account
}

/** Applies a name or address that the identity provider changed. */
export async function changeProvisioned(
  tx: Tx,
  app: App,
  actor: Actor,
  account: Id,
  change: Partial<Provisioned>,
): Promise<void> {
  const employee = await employeeOfAccount(tx, { employee: null, account })
  if (!employee) return
  const { email, ...names } = change
  await changeEmployee(tx, app, actor, employee.employee, {
    ...names,
    ...(email === undefined ? {} : { workEmail: email }),
  })
}
