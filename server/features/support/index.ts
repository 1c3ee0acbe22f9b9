import type { Feature } from '../../platform/feature.ts'
import { supportRoutes } from './support.routes.ts'

export const supportFeature: Feature = { name: 'support', routes: [...supportRoutes] }
