import type { Feature } from '../../platform/feature.ts'

export const employeesFeature: Feature = { name: 'employees', routes: [] }
