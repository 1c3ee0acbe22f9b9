import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, sentAsText } from '../values.ts'
import { importBytes, importTypes } from '../import-file.ts'
import { importKindNames, importPermissions } from './import-needs.ts'

const kind = z.enum(importKindNames, 'Choose what to import')
const row = z.int().min(2)
const outcomes = ['new', 'changed', 'unchanged', 'refused', 'skipped'] as const

/** The order of the parts of a date such as 02/11/2026, where nothing in its column shows it. */
export const DayOrder = z.enum(['dmy', 'mdy'])

export const ImportState = z.enum([
  'matching',
  'checking',
  'checked',
  'importing',
  'imported',
  'cancelled',
  'undoing',
  'undone',
])

const Counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int(), skipped: z.int() })

const ImportRow = z.object({
  _id: Id,
  kind,
  fileName: z.string(),
  state: ImportState,
  /** Rows below the headings, how many have been processed in this state, and the outcomes. */
  rows: z.int(),
  done: z.int(),
  counts: Counts,
  createdBy: z.string().nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: Instant.nullable(),
  /** Some of it is still there and was imported less than 90 days ago. */
  canUndo: z.boolean(),
})

const OneImport = ImportRow.extend({
  /** The headings of the file with the first values below each. */
  headings: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** The heading of each column, counted from 0; null for none. */
  columns: z.record(z.string(), z.int().nullable()),
  dayOrder: DayOrder,
  /** The sheet of a workbook that was read, if it has others. */
  sheet: z.string().nullable(),
  /** The sheets of the workbook to choose from; none if it has only one. */
  sheets: z.array(z.string()),
  /** Values that are unknown in a column of known values, with the number of rows that are refused for it; '' for blank cells. */
  unknownValues: z.array(z.object({ column: z.string(), value: z.string(), rows: z.int() })),
  /** Values of the file that stand for a known one in every row. */
  mappedValues: z.array(z.object({ column: z.string(), value: z.string(), to: z.string() })),
  /** The known values of the columns above. */
  choices: z.record(z.string(), z.array(z.string())),
  isInvited: z.boolean(),
  /** The work stopped and can be continued. */
  isStalled: z.boolean(),
  /** Why it can't be undone, by row. */
  stuck: z.array(z.object({ row: z.int(), name: z.string(), reason: z.string() })),
  stuckRows: z.int(),
})

const ImportedRow = z.object({
  row: z.int(),
  name: z.string(),
  outcome: z.enum(outcomes).nullable(),
  /** The file's cells, by column. */
  cells: z.record(z.string(), z.string()),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  faults: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
})

const params = z.object({ id: Id })
const column = z.string().max(40)

export const dataImportRoutes = defineRoutes({
  'GET /api/v1/user/data-import': {
    access: importPermissions,
    summary: 'A page of imports of the kinds that the caller may import, the newest first.',
    paging: 'page',
    reply: z.array(ImportRow),
  },
  'POST /api/v1/user/data-import': {
    access: importPermissions,
    summary: 'Takes a CSV or XLSX file to import. Nothing is written before the import is started.',
    body: z.object({ kind }),
    files: { file: { types: importTypes, maxBytes: importBytes } },
    reply: z.object({ _id: Id }),
  },
  'GET /api/v1/user/data-import/{id}': {
    access: importPermissions,
    summary: 'An import with the headings of its file, its progress and what becomes of its rows.',
    params,
    reply: OneImport,
  },
  'PUT /api/v1/user/data-import/{id}': {
    access: importPermissions,
    summary: 'Says which heading is which column, and checks every row by it.',
    params,
    body: z.object({
      columns: z
        .record(column, z.int().min(0).max(255).nullable())
        .refine((columns) => Object.keys(columns).length <= 256, 'Match at most 256 columns'),
      dayOrder: DayOrder.default('dmy'),
    }),
    reply: z.null(),
  },
  'PUT /api/v1/user/data-import/{id}/sheet': {
    access: importPermissions,
    summary: 'Reads another sheet of the workbook; columns are matched and rows checked afresh.',
    params,
    body: z.object({ sheet: z.string().max(200) }),
    reply: z.null(),
  },
  'DELETE /api/v1/user/data-import/{id}': {
    access: importPermissions,
    summary: 'Stops an import. Rows that are imported stay until the import is undone.',
    params,
    reply: z.null(),
  },
  'GET /api/v1/user/data-import/{id}/row': {
    access: importPermissions,
    ofPeople: true,
    summary: 'A page of the rows of an import, with what changes or what is wrong.',
    params,
    query: z.object({ outcome: z.enum(outcomes).optional() }),
    paging: 'page',
    reply: z.array(ImportedRow),
  },
  'PUT /api/v1/user/data-import/{id}/row': {
    maxBytes: 600 * 1024,
    access: importPermissions,
    summary:
      'Corrects cells, skips rows, or says which known value an unknown one stands for, and checks every row again.',
    params,
    body: z.object({
      edits: z
        .array(z.object({ row, column, value: z.string().trim().max(300) }))
        .max(500)
        .default([]),
      skipped: z
        .array(z.object({ row, isSkipped: z.boolean() }))
        .max(500)
        .default([]),
      /** The known value that a value of a column stands for in every row; null for none any more. */
      values: z
        .array(z.object({ column, value: z.string().max(100), to: z.string().max(200).nullable() }))
        .max(200)
        .default([]),
    }),
    reply: z.null(),
  },
  'POST /api/v1/user/data-import/{id}/start': {
    access: importPermissions,
    proof: true,
    summary: 'Imports the rows of a checked file; a job writes them. Continues an import that stopped.',
    params,
    body: z.object({
      /** Whether to mail an invitation to everyone added. */
      isInvited: sentAsText(z.boolean()).default(false),
    }),
    reply: z.null(),
  },
  'POST /api/v1/user/data-import/{id}/undo': {
    access: importPermissions,
    proof: true,
    summary:
      'Removes what an import added and restores what it changed: all of it, or nothing where something depends on it.',
    params,
    reply: z.null(),
  },
})
