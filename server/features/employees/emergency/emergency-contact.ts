import type { z } from 'zod'
import { mostEmergencyContacts } from '@muster/contract/employees/emergency.ts'
import type { EmergencyContact } from '@muster/contract/employees/emergency-contact.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, forbidden, invalid, notFound, type FieldFault } from '../../../platform/problem.ts'
import { emergencyContacts, personForContacts, putContacts } from './emergency-contact.queries.ts'

type Contact = z.output<typeof EmergencyContact>

export async function contactsOf(tx: Tx, actor: Actor, id: Id): Promise<Contact[]> {
  assertMayTouch(actor, id)
  const contacts = await emergencyContacts(tx, { employee: id })
  if (contacts.length === 0 && !isOwn(actor, id) && !(await personForContacts(tx, { employee: id })))
    throw notFound(say`The employee was not found.`)
  return contacts
}

export async function addContact(tx: Tx, actor: Actor, id: Id, contact: Contact): Promise<Contact[]> {
  const { phone, before } = await contactsToChange(tx, actor, id)
  if (before.length >= mostEmergencyContacts)
    throw conflict(say`There are ${mostEmergencyContacts} emergency contacts already. Change or remove one first.`)
  return save(tx, actor, id, { phone, before, after: [...before, contact], pathOf: (field) => `body.${field}` })
}

export async function replaceContacts(tx: Tx, actor: Actor, id: Id, contacts: Contact[]): Promise<Contact[]> {
  const { phone, before } = await contactsToChange(tx, actor, id)
  const pathOf = (field: string, at: number) => `body.contacts.${at}.${field}`
  return save(tx, actor, id, { phone, before, after: contacts, pathOf })
}

function assertMayTouch(actor: Actor, id: Id): void {
  if (!isOwn(actor, id) && !may(actor, 'allEmployeeWrite')) throw forbidden()
}

async function contactsToChange(tx: Tx, actor: Actor, id: Id) {
  assertMayTouch(actor, id)
  const person = await personForContacts(tx, { employee: id })
  if (!person) throw notFound(say`The employee was not found.`)
  return { phone: person.phone, before: await emergencyContacts(tx, { employee: id }) }
}

interface Saved {
  phone: string | null
  before: Contact[]
  after: Contact[]
  pathOf: (field: string, at: number) => string
}

async function save(tx: Tx, actor: Actor, id: Id, { phone, before, after, pathOf }: Saved): Promise<Contact[]> {
  const faults = after.flatMap((contact, at): FieldFault[] => {
    const path = pathOf('phone', at)
    if (contact.phone === phone) return [{ path, message: say`This is the employee's own number. Enter another one` }]
    if (after.findIndex((other) => other.phone === contact.phone) < at)
      return [{ path, message: say`Another contact has this number` }]
    return []
  })
  if (faults.length > 0) throw invalid(faults)
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  const contacts = after.map((contact, at) => ({ ...contact, position: at + 1 }))
  await putContacts(tx, { employee: id, contacts: JSON.stringify(contacts), now: tx.now })
  const names = (list: Contact[]) => (list.length === 0 ? null : verbatim(list.map(({ name }) => name).join(', ')))
  await audit(
    tx,
    actor,
    'changedPersonal',
    { type: 'employee', id },
    {
      emergencyContacts: { from: names(before), to: names(after) },
    },
  )
  return after
}
