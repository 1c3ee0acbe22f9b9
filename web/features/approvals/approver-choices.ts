import type { RequestTypeName } from '@muster/contract/request-types.ts'
import { formatPeople } from '../../shared/format/people.ts'
import { api } from '../../shared/call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from '../../shared/form/choice/use-options.ts'

/** Roles that may decide requests of a type. */
export const loadApprovingRoles =
  (type: RequestTypeName): LoadOptions<Choice> =>
  async (roleName, next, signal) =>
    choicesFrom(
      await api('GET /api/v1/employee/no-employee-role', { query: { type, roleName, next }, signal }),
      ({ _id, name, people }) => ({
        value: _id,
        label: name,
        detail: formatPeople(people),
      }),
    )

/** People who may decide requests of a type. */
export const loadApprovers =
  (type: RequestTypeName): LoadOptions<Choice> =>
  async (employeeName, next, signal) =>
    choicesFrom(
      await api('GET /api/v1/employee/employee-pagination', { query: { type, employeeName, next }, signal }),
      ({ _id, name, code, role }) => ({ value: _id, label: name, detail: `${code} · ${role}` }),
    )
