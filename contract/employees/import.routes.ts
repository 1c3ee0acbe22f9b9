import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { sentAsText } from '../values.ts'
import { importBytes, importColumns, importTypes, mostEdited, mostImported } from './import-columns.ts'

const column = z.enum(importColumns)
const row = z.int().min(2)

/** People whose employee ID and work email are known already are left as they are, so that a file can be sent again. */
export const EmployeeImport = z.object({
  /** False only checks the file. */
  isWritten: sentAsText(z.boolean()).default(false),
  /** Mails everybody who is added an invitation. */
  isInvited: sentAsText(z.boolean()).default(false),
  /** Which heading of the file, counted from 0, is which column; null for none. Columns that are left out go by their name. */
  columns: sentAsText(z.partialRecord(column, z.int().min(0).max(255).nullable())).default({}),
  /** What stands in cells instead of what the file has there. */
  edits: sentAsText(z.array(z.object({ row, column, value: z.string().trim().max(300) })).max(mostEdited)).default([]),
  /** Rows that are not imported. */
  skipped: sentAsText(z.array(row).max(mostImported)).default([]),
})

const ImportCheck = z.object({
  /** People who are new. */
  added: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  /** The headings of the file, each with the first values below it, and what it is read as. */
  headings: z.array(z.object({ name: z.string(), column: column.nullable(), samples: z.array(z.string()) })),
  /** Columns that the file has to have, and that no heading is read as: nothing else is checked then. */
  missing: z.array(column),
  /** The first wrong cells. */
  faults: z.array(z.object({ row, name: z.string(), column, value: z.string(), message: z.string() })),
})

export const importRoutes = defineRoutes({
  'POST /api/v1/employee/import': {
    access: 'allEmployeeWrite',
    summary:
      'Checks a CSV or XLSX file of new employees, says what they need, and adds them: all of them, or no one where a row needs correction.',
    body: EmployeeImport,
    files: { file: { types: importTypes, maxBytes: importBytes } },
    reply: ImportCheck,
  },
})
