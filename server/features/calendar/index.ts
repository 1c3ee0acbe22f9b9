import type { Feature } from '../../platform/feature.ts'

export const calendarFeature: Feature = { name: 'calendar', routes: [] }
