import type { Feature } from '../../platform/feature.ts'

export const identityFeature: Feature = { name: 'identity', routes: [] }
