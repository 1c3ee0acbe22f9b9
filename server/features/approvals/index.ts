import type { Feature } from '../../platform/feature.ts'

export const approvalsFeature: Feature = { name: 'approvals', routes: [] }
