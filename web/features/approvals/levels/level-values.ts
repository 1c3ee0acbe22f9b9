import type { Rule } from './level-sentences.ts'

/** The fields' initial values. */
export function valuesOf(rule: Rule | null) {
  const approver = rule?.approver
  return {
    name: rule?.name ?? '',
    kind: approver?.kind ?? 'manager',
    levelsUp: approver?.kind === 'manager' ? String(approver.levelsUp) : '1',
    role: approver?.kind === 'role' ? { value: approver.roleId, label: approver.name } : null,
    person: approver?.kind === 'person' ? { value: approver.employeeId, label: approver.name } : null,
    amountFrom: rule?.amountFrom ?? null,
    daysFrom: rule?.halfDaysFrom ? rule.halfDaysFrom / 2 : null,
    department: rule?.department ? { value: rule.department._id, label: rule.department.name } : null,
    location: rule?.location ? { value: rule.location._id, label: rule.location.name } : null,
    dueHours: rule?.dueHours ?? null,
    dueAction: rule?.dueAction ?? null,
  }
}

/** The fields' values as the contract takes them. */
export function prepare(body: unknown): Record<string, unknown> {
  const { kind, levelsUp, role, person, daysFrom, department, location, ...rest } = body as Record<string, unknown>
  return {
    ...rest,
    approver:
      kind === 'role'
        ? { kind, roleId: role ?? '' }
        : kind === 'person'
          ? { kind, employeeId: person ?? '' }
          : { kind, levelsUp: Number(levelsUp) },
    halfDaysFrom: typeof daysFrom === 'number' ? Math.round(daysFrom * 2) : null,
    amountFrom: rest['amountFrom'] ?? null,
    departmentId: department ?? null,
    locationId: location ?? null,
    dueHours: rest['dueHours'] ?? null,
    dueAction: rest['dueAction'] ?? null,
  }
}
