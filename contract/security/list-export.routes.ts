import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { ending } from '../values.ts'

export const listExportRoutes = defineRoutes({
  'POST /api/v1/user/list-export': {
    sends: 'export',
    access: 'signedIn',
    summary:
      "Before the browser saves a list as a file. Of other people's data it is proved again and logged, and admins are alerted to many rows.",
    body: z.object({
      /** The call that reads the list. */
      list: z.string().max(120),
      rows: z.int().min(1).max(10_000_000),
      /** The file name: "employees-2026-11-27.csv". */
      file: z
        .string()
        .max(120, ending('The name of a file can have at most 120 characters'))
        .regex(/^[\p{L}\p{M}\p{N}-]+\.(csv|xlsx)$/u),
    }),
    reply: z.null(),
  },
})
