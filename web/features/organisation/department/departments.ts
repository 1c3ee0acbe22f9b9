import type { Got } from '../../../shared/call/types.ts'

export const departmentTree = 'GET /api/v1/employee/department-tree'
export type Department = Got<typeof departmentTree>[number]

/** What shows departments, and is read anew when one has changed. */
export const departmentReads = [
  departmentTree,
  'GET /api/v1/user/department',
  'GET /api/v1/employee/department',
] as const

/** The departments that are directly part of one; of null those that are part of none. */
export const partsOf = (departments: readonly Department[], id: string | null): Department[] =>
  departments.filter(({ parentId }) => parentId === id)

/** A department and all that are part of it, however deep. */
export function withinOf(departments: readonly Department[], department: Department): Department[] {
  return [department, ...partsOf(departments, department._id).flatMap((part) => withinOf(departments, part))]
}

/** The people of a department and of all that are part of it. */
export const peopleWithin = (departments: readonly Department[], department: Department): number =>
  withinOf(departments, department).reduce((sum, { people }) => sum + people, 0)

/** What a department is part of, from the top. */
export function aboveOf(departments: readonly Department[], { parentId }: Department): Department[] {
  const parent = departments.find(({ _id }) => _id === parentId)
  return parent ? [...aboveOf(departments, parent), parent] : []
}

/** Those whose name or head is searched for, whatever they are part of. */
export function foundDepartments(departments: readonly Department[], search: string): Department[] {
  const wanted = search.toLowerCase()
  return departments.filter(({ name, head }) => `${name}\n${head?.name ?? ''}`.toLowerCase().includes(wanted))
}
