import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { sentAsText } from '../values.ts'
import { importBytes, importTypes } from './import-columns.ts'

/** People whose employee ID and work email are known already are left as they are, so that a file can be sent again. */
export const EmployeeImport = z.object({
  /** False only checks the file. */
  isWritten: sentAsText(z.boolean()).default(false),
  /** Mails everybody who is added an invitation. */
  isInvited: sentAsText(z.boolean()).default(false),
})

export const importRoutes = defineRoutes({
  'POST /api/v1/employee/import': {
    access: 'allEmployeeWrite',
    summary:
      'Checks a CSV or XLSX file of new employees, and adds them: all of them, or no one where a row needs correction.',
    body: EmployeeImport,
    files: { file: { types: importTypes, maxBytes: importBytes } },
    reply: z.object({
      added: z.int(),
      unchanged: z.int(),
      /** Headings of the file that are no column of an employee. */
      ignored: z.array(z.string()),
    }),
  },
})
