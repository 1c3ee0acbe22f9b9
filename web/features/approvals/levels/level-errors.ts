import { t } from '@lingui/core/macro'
import { ApiError } from '../../../shared/call/api-error.ts'

/**
 * A refusal of a type's levels, for the editor of the one at `at`; null if none is being edited. An error in another level,
 * such as an approver who has left meanwhile, is reported with the level's name.
 */
export function refusalFor(error: unknown, names: readonly string[], at: number | null): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error
  const errors = error.errors.map(({ path, message }) => {
    const level = levelOf(path)
    return level === null || level === at ? { path, message } : { path, message: `${nameOf(names, level)}: ${message}` }
  })
  const message = at === null ? errors.map((one) => one.message).join('. ') : error.message
  return new ApiError(error.status, message, errors)
}

/** The dialog's field for an error of the level at `at`; paths of other levels stay as they are, since no field shows them. */
export function fieldOf(path: string, at: number): string {
  const level = levelOf(path)
  if (level !== null && level !== at) return path
  const own = path.replace(inRules, '')
  return fields[own] ?? own
}

const fields: Readonly<Record<string, string>> = {
  'approver.roleId': 'role',
  'approver.employeeId': 'person',
  'approver.levelsUp': 'levelsUp',
  halfDaysFrom: 'daysFrom',
  departmentId: 'department',
  locationId: 'location',
}

const inRules = /^(?:body\.)?rules\.(\d+)\./

function levelOf(path: string): number | null {
  const match = inRules.exec(path)
  return match === null ? null : Number(match[1])
}

const nameOf = (names: readonly string[], level: number) => t`Level ${level + 1}, ${names[level] ?? ''}`
