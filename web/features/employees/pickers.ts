import { api } from '../../shared/call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from '../../shared/form/use-options.ts'

/** Choices that the server searches, for forms and filters alike. */
export const loadDepartments: LoadOptions<Choice> = async (roleName, next, signal) =>
  choicesFrom(await api('GET /api/v1/employee/department', { query: { roleName, ...from(next) }, signal }), (row) => ({
    value: row._id,
    label: row.name,
    detail: row.people === 1 ? '1 person' : `${row.people} people`,
  }))

export const loadRoles: LoadOptions<Choice> = async (roleName, next, signal) => {
  const page = await api('GET /api/v1/user/role', { query: { roleName, ...from(next) }, signal })
  const givable = { ...page, data: page.data.filter((role) => !role.isAdmin) }
  return choicesFrom(givable, (row) => ({ value: row._id, label: row.name }))
}

export const loadLocations: LoadOptions<Choice> = async (search, next, signal) =>
  choicesFrom(await api('GET /api/v1/user/pag-location', { query: { search, ...from(next) }, signal }), (row) => ({
    value: row._id,
    label: row.name,
    detail: row.city,
  }))

/** People one can report to; of an employee, without everybody below. */
export const loadManagers =
  (of?: string): LoadOptions<Choice> =>
  async (ReportingTo, next, signal) =>
    choicesFrom(
      await api('GET /api/v1/employee/reporting', {
        query: { ReportingTo, ...(of === undefined ? {} : { of }), ...from(next) },
        signal,
      }),
      (row) => ({
        value: row._id,
        label: row.name,
        detail: [row.code, row.department].filter(Boolean).join(' · '),
        photo: row.photo,
      }),
    )

const from = (next: string | undefined) => (next === undefined ? {} : { next })
