import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'

export const PersonalExport = z.object({
  _id: Id,
  /** failed: it stopped and can be requested again. expired: the archive was deleted. */
  state: z.enum(['making', 'ready', 'failed', 'expired']),
  done: z.int(),
  total: z.int(),
  bytes: z.int().nullable(),
  requestedAt: Instant,
  requestedBy: z.string(),
  /** Requested by the caller, the only one who can download it. */
  isOwn: z.boolean(),
  expiresAt: Instant.nullable(),
  downloadedAt: Instant.nullable(),
})

const params = z.object({ id: Id })

export const personalExportRoutes = defineRoutes({
  'GET /api/v1/privacy/own-export': {
    access: 'signedIn',
    former: true,
    summary: "Archives of the caller's personal data, the newest first, those that HR requested too.",
    reply: z.array(PersonalExport),
  },
  'POST /api/v1/privacy/own-export': {
    sends: 'export',
    access: 'signedIn',
    former: true,
    proof: true,
    summary: "Requests an archive of all of the caller's personal data; a job prepares it.",
    reply: z.object({ _id: Id }),
    message: 'Export requested',
  },
  'GET /api/v1/privacy/export/{id}': {
    access: 'employeeDocumentRead',
    summary: 'Archives of the personal data of an employee, for who may see all of it.',
    params,
    reply: z.array(PersonalExport),
  },
  'POST /api/v1/privacy/export/{id}': {
    sends: 'export',
    access: 'employeeDocumentRead',
    proof: true,
    summary: 'Requests an archive of all personal data of an employee, who is notified, as the admins are.',
    params,
    reply: z.object({ _id: Id }),
    message: 'Export requested',
  },
  'GET /api/v1/privacy/export-file/{id}': {
    access: 'signedIn',
    former: true,
    proof: true,
    summary: 'The archive, for who requested it.',
    params,
    reply: 'blob',
  },
})
