import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, text } from '../values.ts'
import { documentCategories, documentTypes, largestDocument } from './document.ts'

const Category = z.enum(documentCategories, 'Choose a category')

export const GdprDocInput = z.object({
  category: Category,
  number: text('the number', 40, 0)
    .nullable()
    .transform((value) => value || null)
    .default(null),
  expiresOn: Day.nullable().default(null),
})

export const NewGdprDoc = GdprDocInput.extend({
  /** The owner; oneself if left out. */
  employeeId: z.uuid('Choose an employee').optional(),
})

export const GdprDoc = z.object({
  _id: Id,
  category: z.enum(documentCategories),
  number: z.string().nullable(),
  expiresOn: Day.nullable(),
  /** Of the file. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Of the file, for GET /api/v1/utility/assets/private. */
  key: z.string(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  verified: z.object({ at: Instant, by: z.string() }).nullable(),
  /** Others who opened the file, latest first. */
  seenBy: z.array(z.object({ name: z.string(), at: Instant })),
})

const Whose = z.object({ _id: Id, name: z.string(), code: z.string(), photo: z.string().nullable() })

export const DocRequest = z.object({
  _id: Id,
  category: z.enum(documentCategories),
  note: z.string(),
  requestedAt: Instant,
  requestedBy: z.string(),
})

export const DocRequestInput = z.object({
  employeeId: z.uuid('Choose an employee'),
  category: Category,
  note: text('a note', 300, 0).default(''),
})

const params = z.object({ id: Id })
const file = { types: documentTypes, maxBytes: largestDocument }
const done = z.object({ _id: Id })

export const documentRoutes = defineRoutes({
  'GET /api/v1/employee/gdpr-doc': {
    access: 'signedIn',
    summary: "One's own documents, the newest first.",
    reply: z.array(GdprDoc),
  },
  'POST /api/v1/employee/gdpr-doc': {
    tapProof: true,
    access: 'signedIn',
    summary: 'Uploads a document of oneself; of somebody else for who may change employees and see their documents.',
    body: NewGdprDoc,
    files: { file: { ...file, keptAs: 'document' } },
    reply: done,
    message: 'Document uploaded',
  },
  'PUT /api/v1/employee/gdpr-doc/{id}': {
    access: 'signedIn',
    summary: 'Replaces what is known of a document and, where one comes along, its file. It has to be verified again.',
    params,
    body: GdprDocInput,
    files: { file: { ...file, many: 1 } },
    reply: done,
    message: 'Document saved',
  },
  'DELETE /api/v1/employee/gdpr-doc/{id}': {
    access: 'signedIn',
    summary: 'Deletes a document. One that was verified is deleted by HR alone.',
    params,
    reply: z.null(),
    message: 'Document deleted',
  },
  'GET /api/v1/employee/all-gdpr-doc': {
    access: 'employeeDocumentRead',
    ofPeople: true,
    summary: 'A page of the documents of everybody, or of one employee.',
    query: z.object({
      employeeId: Id.optional(),
      category: Category.optional(),
      state: z.enum(['unverified', 'expiring', 'expired']).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    paging: 'page',
    reply: z.array(GdprDoc.extend({ employee: Whose })),
  },
  'GET /api/v1/employee/gdpr-doc-zip/{id}': {
    heavy: true,
    access: 'signedIn',
    summary: "All documents of an employee as one ZIP file: one's own, or those of others for who may see them.",
    params,
    reply: 'blob',
  },
  'PUT /api/v1/employee/gdpr-doc-verify/{id}': {
    access: 'employeeDocumentRead',
    summary: 'Marks a document of somebody else as verified, or takes the mark away.',
    params,
    body: z.object({
      isVerified: z.boolean(),
      /** The file that was viewed: it may have been replaced since. */
      key: z.string().max(300),
    }),
    reply: done,
    message: 'Document saved',
  },
  'GET /api/v1/employee/gdpr-doc-request': {
    access: 'signedIn',
    summary: 'Documents that HR requested of the caller and that are not uploaded yet.',
    reply: z.array(DocRequest),
  },
  'GET /api/v1/employee/all-gdpr-doc-request': {
    access: 'employeeDocumentRead',
    summary: 'Requested documents that are not uploaded yet, of everybody or of one employee.',
    query: z.object({ employeeId: Id.optional() }),
    reply: z.array(DocRequest.extend({ employee: Whose })),
  },
  'POST /api/v1/employee/gdpr-doc-request': {
    sends: 'reminder',
    tapProof: true,
    access: 'employeeDocumentRead',
    summary: 'Requests a document of an employee, who is notified.',
    body: DocRequestInput,
    reply: done,
    message: 'Document requested',
  },
  'DELETE /api/v1/employee/gdpr-doc-request/{id}': {
    access: 'employeeDocumentRead',
    summary: 'Withdraws the request for a document.',
    params,
    reply: z.null(),
    message: 'Request withdrawn',
  },
})
