import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'

export type CurrentMonth = ReplyOf<RouteOf<'GET /api/v1/user/payrun'>>
export type PayRun = ReplyOf<RouteOf<'GET /api/v1/user/payrun-history'>>['data'][number]
export type PayRunDetail = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}'>>
export type PayslipRow = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/payslips'>>['data'][number]
export type Payslip = ReplyOf<RouteOf<'GET /api/v1/user/payslip/{id}'>>
export type PassbookRow = ReplyOf<RouteOf<'GET /api/v1/user/passbook/{id}'>>['data'][number]
export type Salary = ReplyOf<RouteOf<'GET /api/v1/employee/salary/{id}'>>['salaries'][number]
export type PayInput = ReplyOf<RouteOf<'GET /api/v1/user/pay-input'>>[number]
export type OpeningPay = ReplyOf<RouteOf<'GET /api/v1/user/opening-pay'>>['entries'][number]

/** Reads of the run itself. Reads of a calculation include its number, so they refetch once there is another one. */
export const ownRunReads = [
  'GET /api/v1/user/payrun',
  'GET /api/v1/user/payrun/{id}',
  'GET /api/v1/user/payrun-history',
  'GET /api/v1/user/pay-lock',
  'GET /api/v1/user/month-close',
  'GET /api/v1/user/month-close/{item}',
] as const

/** Reads that a step makes stale if it leaves the calculation unchanged. */
export const runReads = [
  ...ownRunReads,
  'GET /api/v1/user/payrun/{id}/changes',
  'GET /api/v1/user/payrun/{id}/payslips',
  'GET /api/v1/user/payrun/{id}/excluded',
  'GET /api/v1/user/payrun/{id}/preflight',
  'GET /api/v1/user/payrun/{id}/preflight/{code}',
  'GET /api/v1/user/payrun/{id}/difference',
  'GET /api/v1/user/payrun/{id}/difference/people',
  'GET /api/v1/user/payrun/{id}/files',
  'GET /api/v1/user/payrun/{id}/bank-answer',
  'GET /api/v1/user/payrun/{id}/payments',
  'GET /api/v1/user/payrun/{id}/certificates',
  'GET /api/v1/user/payslip/{id}',
] as const
