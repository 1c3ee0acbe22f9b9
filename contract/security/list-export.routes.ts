import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { peopleLists } from './people-lists.ts'

export const listExportRoutes = defineRoutes({
  'POST /api/v1/user/list-export': {
    access: 'signedIn',
    proof: true,
    summary:
      "Before a list of other people's data is saved as a file by the browser: the log says who did, and admins are alerted to many rows.",
    body: z.object({
      list: z.enum(peopleLists),
      rows: z.int().min(1).max(10_000_000),
      /** As it is saved: "employees-2026-11-27.csv". */
      file: z
        .string()
        .max(120)
        .regex(/^[\p{L}\p{M}\p{N}-]+\.(csv|xlsx)$/u),
    }),
    reply: z.null(),
  },
})
