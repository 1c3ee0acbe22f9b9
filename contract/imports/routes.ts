import { dataImportRoutes } from './data-import.routes.ts'

export const importsRoutes = { ...dataImportRoutes }
