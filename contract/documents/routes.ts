export { documentRoutes as documentsRoutes } from './document.routes.ts'
