import { consentRoutes } from './consent.routes.ts'
import { personalErasureRoutes } from './personal-erasure.routes.ts'
import { personalExportRoutes } from './personal-export.routes.ts'

export const privacyRoutes = { ...personalExportRoutes, ...personalErasureRoutes, ...consentRoutes }
