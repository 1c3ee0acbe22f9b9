import { approvalRoutes } from './approval.routes.ts'

export const approvalsRoutes = { ...approvalRoutes }
