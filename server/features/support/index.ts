import type { Feature } from '../../platform/feature.ts'

export const supportFeature: Feature = { name: 'support', routes: [] }
