import type { Got } from '../../shared/call/types.ts'

export type Purchase = Got<'GET /api/v1/user/purchase/{id}'>
export type Procurement = Got<'GET /api/v1/employee/procurement-approval/{id}'>
export type Details = Procurement['details']
export type Item = Details['items'][number]
export type Order = Details['orders'][number]
