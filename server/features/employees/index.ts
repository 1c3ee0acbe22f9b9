import type { Feature } from '../../platform/feature.ts'

// For the dashboard.
export { missingFacts } from './missing/missing.ts'
export { isInTeam, teamOf } from './team/team.queries.ts'

export const employeesFeature: Feature = { name: 'employees', routes: [] }
