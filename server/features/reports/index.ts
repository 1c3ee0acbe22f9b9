import type { Feature } from '../../platform/feature.ts'
import { reportRoutes } from './report.routes.ts'

/** Figures of the company by department and month, with the people behind them. */
export const reportsFeature: Feature = { name: 'reports', routes: reportRoutes }
