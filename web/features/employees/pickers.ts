import { formatPeople } from '../../shared/format/people.ts'
import { api } from '../../shared/call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from '../../shared/form/choice/use-options.ts'

/** Choices that the server searches, for forms and filters alike. */
export const loadDepartments: LoadOptions<Choice> = async (roleName, next, signal) =>
  choicesFrom(await api('GET /api/v1/employee/department', { query: { roleName, ...from(next) }, signal }), (row) => ({
    value: row._id,
    label: row.name,
    detail: formatPeople(row.people),
  }))

const from = (next: string | undefined) => (next === undefined ? {} : { next })
