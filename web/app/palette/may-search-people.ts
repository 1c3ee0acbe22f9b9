import { may, type PermissionMap } from '../../shared/session/session.ts'

/** Whether this person has a page to open of anybody. */
export function maySearchPeople(permissions: PermissionMap | null): boolean {
  return may(permissions, ['allEmployeeRead', 'teamLevelAttendanceRead'])
}
