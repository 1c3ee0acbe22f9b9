export { personalExportRoutes as privacyRoutes } from './personal-export.routes.ts'
