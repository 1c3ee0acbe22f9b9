import type { Feature } from '../../platform/feature.ts'

export const leaveFeature: Feature = { name: 'leave', routes: [] }
