import type { Feature } from '../../platform/feature.ts'

export const payrollFeature: Feature = { name: 'payroll', routes: [] }
