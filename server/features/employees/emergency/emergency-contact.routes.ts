import { emergencyContactRoutes as contract } from '@muster/contract/employees/emergency-contact.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addContact, contactsOf, replaceContacts } from './emergency-contact.ts'

export const emergencyContactRoutes = serve(contract, {
  'GET /api/v1/employee/emergency-contact': ({ tx, actor }) =>
    actor.employee === null ? [] : contactsOf(tx, actor, actor.employee),
  'GET /api/v1/employee/emergency-contact/{id}': ({ tx, actor, params }) => contactsOf(tx, actor, params.id),
  'POST /api/v1/employee/emergency-contact/{id}': ({ tx, actor, params, body }) =>
    addContact(tx, actor, params.id, body),
  'PUT /api/v1/employee/emergency-contact/{id}': ({ tx, actor, params, body }) =>
    replaceContacts(tx, actor, params.id, body.contacts),
})
