import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Id, Phone, text } from '../values.ts'
import { mostEmergencyContacts, relations } from './emergency.ts'

export const EmergencyContact = z.object({
  name: nameText('a name', 80, 2),
  relation: z.enum(relations, 'Choose a relation'),
  phone: Phone,
  address: text('the address', 300, 0).default(''),
})

/** In the order in which to call them. */
export const EmergencyContacts = z.object({
  contacts: z.array(EmergencyContact).max(mostEmergencyContacts, `Add at most ${mostEmergencyContacts} contacts`),
})

const params = z.object({ id: Id })
const reply = z.array(EmergencyContact.extend({ address: z.string() }))

export const emergencyContactRoutes = defineRoutes({
  'GET /api/v1/employee/emergency-contact': {
    access: 'signedIn',
    summary: "One's own emergency contacts, in the order in which they are to be called.",
    reply,
  },
  'GET /api/v1/employee/emergency-contact/{id}': {
    access: 'signedIn',
    summary: 'The emergency contacts of an employee: for the person and for who may change employees.',
    params,
    reply,
  },
  'POST /api/v1/employee/emergency-contact/{id}': {
    tapProof: true,
    access: 'signedIn',
    summary: 'Adds an emergency contact of an employee behind the others.',
    params,
    body: EmergencyContact,
    reply,
    message: 'Emergency contact saved',
  },
  'PUT /api/v1/employee/emergency-contact/{id}': {
    access: 'signedIn',
    summary: 'Replaces the emergency contacts of an employee; an empty list deletes them.',
    params,
    body: EmergencyContacts,
    reply,
    message: 'Emergency contacts saved',
  },
})
