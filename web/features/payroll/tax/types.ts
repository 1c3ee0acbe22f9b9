import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type TaxDeclaration = ReplyOf<RouteOf<'GET /api/v1/employee/self-tax'>>
export type TaxProjection = ReplyOf<RouteOf<'GET /api/v1/employee/self-tax-projection'>>
export type TaxItem = TaxDeclaration['items'][number]
export type TaxDetails = TaxItem['details']
/** The request; the contract fills in defaults. */
export type TaxDetailsSent = BodySent<RouteOf<'PUT /api/v1/employee/self-tax-item/{id}'>>['details']
export type TaxSection = TaxItem['section']
export type TaxGroup = TaxDeclaration['groups'][number]
export type TaxProof = TaxItem['proofs'][number]
export type Regime = TaxDeclaration['regime']['value']
