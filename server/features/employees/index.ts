import type { Feature } from '../../platform/feature.ts'

export { isInTeam, teamOf } from './team/team.queries.ts'

export const employeesFeature: Feature = { name: 'employees', routes: [] }
