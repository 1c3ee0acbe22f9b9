import type { Id, Instant } from '@muster/contract/values.ts'

/** Every kind of job and what its row carries: ids only, never personal data. A new job is a line here and a handler in its feature. */
export interface JobData {
  'send-mail': { mail: Id }
  'pay-run': { organisation: Id; run: Id }
  'leave-accrual': { organisation: Id | null }
  'attendance-close': { organisation: Id | null }
}

export type JobName = keyof JobData

/** Retries with backoff; a job that died with its process is given out again after `expireSeconds`. */
export const jobPolicies: Record<JobName, { retries: number; backoffSeconds: number; expireSeconds: number }> = {
  'send-mail': { retries: 12, backoffSeconds: 15, expireSeconds: 60 },
  'pay-run': { retries: 5, backoffSeconds: 1, expireSeconds: 900 },
  'leave-accrual': { retries: 5, backoffSeconds: 30, expireSeconds: 900 },
  'attendance-close': { retries: 5, backoffSeconds: 30, expireSeconds: 900 },
}

export interface JobOptions {
  /** At most one waiting job with this key. */
  key?: string
  startAfter?: Instant
}
