import { api } from '../../call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from './use-options.ts'

/** People one can report to; of an employee, without everybody below. */
export const loadManagers =
  (of?: string): LoadOptions<Choice> =>
  async (ReportingTo, next, signal) =>
    choicesFrom(
      await api('GET /api/v1/employee/reporting', {
        query: { ReportingTo, ...(of === undefined ? {} : { of }), ...(next === undefined ? {} : { next }) },
        signal,
      }),
      (row) => ({
        value: row._id,
        label: row.name,
        detail: [row.code, row.department].filter(Boolean).join(' · '),
        photo: row.photo,
      }),
    )
