import { flagsOf } from '../access-levels.ts'
import type { AreaId } from '../permission-areas.ts'
import type { Permission } from '../permissions.ts'

/** The areas a key may be given. Personal ones are excluded: own requests, punching, a team, decisions, and others' access. */
export const keyAreas = [
  'company',
  'places',
  'statutory',
  'assets',
  'announcements',
  'people',
  'identity',
  'bank',
  'salaries',
  'documents',
  'letters',
  'everyonesAttendance',
  'leaveTypes',
  'calendar',
  'components',
  'templates',
  'payRunSettings',
  'payRuns',
  'form16',
] as const satisfies readonly AreaId[]

export type KeyArea = (typeof keyAreas)[number]
export type KeyScope = `${KeyArea}:${'read' | 'write'}`

const levels = { read: 'view', write: 'change' } as const

/** The flags of a scope; write implies read. None if the area has no such level. */
export function flagsOfScope(scope: KeyScope): Permission[] {
  const [area, mode] = scope.split(':') as [KeyArea, 'read' | 'write']
  return flagsOf(area, levels[mode])
}

export function flagsOfScopes(scopes: readonly string[]): Set<Permission> {
  return new Set(scopes.filter(isScope).flatMap(flagsOfScope))
}

/** Every scope that allows something, read before write. */
export const keyScopes: readonly KeyScope[] = keyAreas.flatMap((area) =>
  (['read', 'write'] as const).map((mode) => `${area}:${mode}` as const).filter((one) => flagsOfScope(one).length > 0),
)

const isScope = (scope: string): scope is KeyScope => (keyScopes as readonly string[]).includes(scope)

/** Calls per minute that a key may be allowed. */
export const keyRate = { min: 10, max: 600, usual: 120 } as const

/** Maximum number of days from today. */
export const longestKeyDays = 366
