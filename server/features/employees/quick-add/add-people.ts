import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, refused, type FieldFault, wrongField } from '../../../platform/problem.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import { addEmployee, assertRoom } from '../basic-info/add-employee.ts'
import { joiningFaults, takenBy } from '../basic-info/check-employee.ts'
import { nextCode } from '../basic-info/next-code.ts'
import { addOwnRecord } from '../basic-info/own-record.ts'
import { knownPeople } from '../import/import.queries.ts'
import { startingPlace } from './starting-place.queries.ts'

interface Added {
  /** Whether to add the actor's own record. */
  isMyself: boolean
  people: readonly { name: string; email: string }[]
  joinedOn: Day
  locationId: Id | null
  isInvited: boolean
}

/**
 * Adds people with the default role, shift and employee ID of a new employee; they report to the person adding them. Returns their ids in
 * order.
 */
export async function addPeople(
  tx: Tx,
  app: App,
  actor: Actor,
  given: Added,
): Promise<{ myself: Id | null; people: Id[] }> {
  const { isMyself, people, joinedOn, locationId, isInvited } = given
  await assertRoom(tx, people.length + (isMyself ? 1 : 0))
  const place = await startingPlace(tx, { account: actor.account, location: locationId })
  if (locationId !== null && !place?.location) throw wrongField('body.locationId', say`This location does not exist`)
  if (!place?.location || !place.shift) throw refused(say`Add a location and a shift first.`)
  const role = await roleToBeginWith(tx)
  if (!role) throw refused(say`Add a role without privileged permissions first, to begin with.`)
  const faults = [...(await emailFaults(tx, people)), ...joiningFaults(tx, joinedOn)]
  if (faults.length > 0) throw invalid(faults)
  const usual = {
    ...{
      phone: null,
      designation: null,
      departmentId: null,
      entityId: null,
      locationId: place.location,
      shiftId: place.shift,
    },
    ...{ employmentType: 'fullTime' as const, joinedOn, probationDays: 0 },
  }
  const myself = isMyself
    ? (
        await addOwnRecord(tx, app, actor, {
          ...usual,
          ...split(place.name),
          code: await nextCode(tx),
          reportsTo: null,
        })
      )._id
    : null
  const added: Id[] = []
  for (const { name, email } of people) {
    const { _id } = await addEmployee(
      tx,
      app,
      actor,
      {
        ...{ ...usual, ...split(name), workEmail: email, code: await nextCode(tx) },
        ...{ roleId: role._id, reportsTo: myself ?? actor.employee },
      },
      isInvited,
    )
    added.push(_id)
  }
  return { myself, people: added }
}

/** Addresses already in use, and duplicates. */
async function emailFaults(tx: Tx, people: Added['people']): Promise<FieldFault[]> {
  const emails = people.map(({ email }) => email.toLowerCase())
  const known = new Map(
    (await knownPeople(tx, { codes: [], ids: [], emails: [...new Set(emails)] })).map((one) => [one.email, one]),
  )
  return emails.flatMap((email, index) => {
    const path = `body.people.${index}.email`
    const holder = known.get(email)
    if (holder) return [{ path, message: takenBy('workEmail', holder) }]
    const first = emails.indexOf(email)
    return first < index ? [{ path, message: say`This email is in row ${first + 1} too` }] : []
  })
}

function split(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}
