import { letterTemplateRoutes } from './letter-template.routes.ts'
import { letterRoutes } from './letter.routes.ts'

export const lettersRoutes = { ...letterTemplateRoutes, ...letterRoutes }
