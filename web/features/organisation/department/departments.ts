import { folded } from '@muster/engine/folded.ts'
import type { Got } from '../../../shared/call/types.ts'

export const departmentTree = 'GET /api/v1/employee/department-tree'
export type Department = Got<typeof departmentTree>[number]

/** Reads that show departments, to be repeated after a change. */
export const departmentReads = [
  departmentTree,
  'GET /api/v1/user/department',
  'GET /api/v1/employee/department',
] as const

/** A department's direct sub-departments; for null the top-level ones. */
export const partsOf = (departments: readonly Department[], id: string | null): Department[] =>
  departments.filter(({ parentId }) => parentId === id)

/** A department with all its sub-departments, at any depth. */
export function withinOf(departments: readonly Department[], department: Department): Department[] {
  return [department, ...partsOf(departments, department._id).flatMap((part) => withinOf(departments, part))]
}

/** The head count of a department including all sub-departments. */
export const peopleWithin = (departments: readonly Department[], department: Department): number =>
  withinOf(departments, department).reduce((sum, { people }) => sum + people, 0)

/** A department's parents, from the top. */
export function aboveOf(departments: readonly Department[], { parentId }: Department): Department[] {
  const parent = departments.find(({ _id }) => _id === parentId)
  return parent ? [...aboveOf(departments, parent), parent] : []
}

/** Departments whose name or head matches the search, at any depth. */
export function foundDepartments(departments: readonly Department[], search: string): Department[] {
  const wanted = folded(search)
  return departments.filter(({ name, head }) => folded(`${name} ${head?.name ?? ''}`).includes(wanted))
}
