import type { Feature } from '../../platform/feature.ts'

export const attendanceFeature: Feature = { name: 'attendance', routes: [] }
