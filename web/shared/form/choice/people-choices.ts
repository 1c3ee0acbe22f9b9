import { api } from '../../call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from './use-options.ts'

/** Everyone in the company, including former employees. */
export const loadPeople: LoadOptions<Choice> = async (employeeName, next, signal) =>
  choicesFrom(
    await api('GET /api/v1/employee/pagination-allone', {
      query: { employeeName, ...(next === undefined ? {} : { next }) },
      signal,
    }),
    (row) => ({ value: row._id, label: row.name, detail: row.code, photo: row.photo }),
  )

/** Possible managers; for an employee, without the people who report to them. */
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
