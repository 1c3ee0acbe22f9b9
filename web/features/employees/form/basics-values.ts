import { today } from '../../../shared/format/date.ts'
import type { Employee } from '../employee-labels.ts'

/** Initial values of the basics. */
export function basicsValues(employee: Employee | null, code = '') {
  const choice = (one: { _id: string; name: string } | null | undefined) =>
    one ? { value: one._id, label: one.name } : null
  return {
    firstName: employee?.firstName ?? '',
    lastName: employee?.lastName ?? '',
    workEmail: employee?.workEmail ?? '',
    phone: employee?.phone ?? '',
    code: employee?.code ?? code,
    designation: employee?.designation ?? '',
    departmentId: choice(employee?.department),
    roleId: choice(employee?.role),
    reportsTo: choice(employee?.manager),
    locationId: choice(employee?.location),
    shiftId: choice(employee?.shift),
    employmentType: employee?.employmentType ?? 'fullTime',
    joinedOn: employee?.joinedOn ?? today(),
    probationDays: employee?.probationDays ?? null,
    entityId: 'own',
    shiftFrom: null as string | null,
    locationFrom: null as string | null,
    employmentTypeFrom: null as string | null,
    departmentFrom: null as string | null,
  }
}

/** Empty probation means none; without a legal entity the organisation is the employer; a shift, place, employment type or department without a day is effective from today. */
export function basicsBody(values: Record<string, unknown>): Record<string, unknown> {
  const { shiftFrom, locationFrom, employmentTypeFrom, departmentFrom, probationDays, entityId, ...body } = values
  const employer = entityId === 'own' ? {} : { entityId }
  const days = Object.entries({ shiftFrom, locationFrom, employmentTypeFrom, departmentFrom })
  return {
    ...body,
    ...employer,
    ...Object.fromEntries(days.filter(([, day]) => day)),
    probationDays: probationDays ?? 0,
  }
}
