import type { Feature } from '../../platform/feature.ts'

export const dashboardFeature: Feature = { name: 'dashboard', routes: [] }
