import { t } from '@lingui/core/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import { tokens } from '../../../shared/call/token-store.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApiWith } from '../../../shared/call/use-api.ts'
import { readOnce } from '../form/reading.tsx'

/** The progress of a sign-up, from the server. */
export type Progress = DataOf<RouteOf<'GET /api/auth/user/onboarding'>>
export type Step = Progress['step']

/** The steps of a sign-up in order; registering is the first. */
const paths: Record<Step, string> = {
  verify: '/otp',
  password: '/password',
  plan: '/choose-plan',
  company: '/company-details',
  admin: '/company-admin-details',
}
const order = Object.keys(paths) as Step[]
export const stepTitles = [t`Register`, t`Verify`, t`Password`, t`Plan`, t`Company`, t`You`] as const

export const pathOf = (step: Step) => paths[step]

/** Counted from 0, with registering as 0. */
export const numberOf = (step: Step) => order.indexOf(step) + 1

/** A step may be opened when it is next; steps that only change earlier answers may be reopened. */
export function maySee(step: Step, next: Step): boolean {
  return step === next || (canReturnTo.includes(step) && order.indexOf(step) < order.indexOf(next))
}

const canReturnTo: readonly Step[] = ['plan', 'company']

export const bearer = () => tokens.onboarding() ?? ''

export const useProgress = () =>
  useApiWith(readOnce, tokens.onboarding() === null ? null : 'GET /api/auth/user/onboarding', { bearer: bearer() })

/** Call after a step: every sign-up screen then knows what comes next. */
export const stepIsDone = () => invalidate('GET /api/auth/user/onboarding')
