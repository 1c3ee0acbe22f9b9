import type { Feature } from '../../platform/feature.ts'

export const notificationsFeature: Feature = { name: 'notifications', routes: [] }
