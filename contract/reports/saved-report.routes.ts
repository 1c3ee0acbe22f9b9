import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Id, Month } from '../values.ts'
import { measuresOf, reportAccess, reportNames } from './report-kinds.ts'
import { mostReaders, savedPeriods, wrongMonths } from './saved-report.ts'

export const SavedReportInput = z
  .object({
    name: nameText('a name', 80),
    report: z.enum(reportNames),
    measure: z.string().max(30),
    period: z.enum(savedPeriods, 'Choose a period'),
    /** The months shown now: a moving period keeps its length. */
    from: Month,
    to: Month,
    departmentId: Id.nullable().default(null),
    locationId: Id.nullable().default(null),
    isShared: z.boolean().default(false),
    mailDay: z
      .int('Enter a day of the month')
      .min(1, 'Enter a day from 1 to 28')
      .max(28, 'Enter a day from 1 to 28')
      .nullable()
      .default(null),
    /** Accounts. */
    readerIds: z.array(Id).max(mostReaders, `Choose at most ${mostReaders} people`).default([]),
  })
  .superRefine((saved, context) => {
    const fault = (path: keyof typeof saved, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const months = wrongMonths(saved.from, saved.to)
    if (months !== null) fault('to', months)
    if (!measuresOf(saved.report).includes(saved.measure)) fault('measure', 'Choose a figure of this report')
    if (saved.mailDay !== null && saved.readerIds.length === 0) fault('readerIds', 'Choose at least one person')
    if (saved.mailDay === null && saved.readerIds.length > 0) fault('mailDay', 'Enter a day of the month')
    if (saved.mailDay !== null && saved.period === 'fixed')
      fault('period', 'Choose a period that moves with the month, or no monthly email')
  })

const Named = z.object({ _id: Id, name: z.string() })

export const SavedReport = z.object({
  _id: Id,
  name: z.string(),
  report: z.enum(reportNames),
  measure: z.string(),
  period: z.enum(savedPeriods),
  /** The months it shows today. */
  from: Month,
  to: Month,
  department: Named.nullable(),
  location: Named.nullable(),
  isShared: z.boolean(),
  mailDay: z.int().nullable(),
  /** Accounts notified of it each month. */
  readers: z.array(Named),
  createdBy: z.string(),
  isOwn: z.boolean(),
  /** Its owner; for a shared one also the admin, and anyone who may see it once its owner has left. */
  mayChange: z.boolean(),
})

const params = z.object({ id: Id })
const done = z.object({ _id: Id })

export const savedReportRoutes = defineRoutes({
  'GET /api/v1/user/saved-report': {
    access: reportAccess,
    summary:
      'Saved reports of the caller, shared ones, and those that the caller is told of, as far as they may see them.',
    reply: z.array(SavedReport),
  },
  'POST /api/v1/user/saved-report': {
    sends: 'report',
    access: reportAccess,
    summary: 'Saves a report with its filters, for the caller alone or for whoever may see it.',
    body: SavedReportInput,
    reply: done,
  },
  'PUT /api/v1/user/saved-report/{id}': {
    sends: 'report',
    access: reportAccess,
    summary:
      'Changes a saved report of the caller. Shared ones the admin may change too, and anybody once the owner has left.',
    params,
    body: SavedReportInput,
    reply: done,
  },
  'DELETE /api/v1/user/saved-report/{id}': {
    access: reportAccess,
    summary:
      'Deletes a saved report of the caller. Shared ones the admin may change too, and anybody once the owner has left.',
    params,
    reply: z.null(),
  },
  'GET /api/v1/user/report/{report}/viewer': {
    heavy: true,
    access: reportAccess,
    summary: 'People who may see a report, to choose from for its monthly email.',
    params: z.object({ report: z.enum(reportNames) }),
    reply: z.array(Named),
  },
})
