import { t } from '@lingui/core/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import { tokens } from '../../../shared/call/token-store.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApiWith } from '../../../shared/call/use-api.ts'
import { readOnce } from '../form/reading.tsx'

/** How a sign-up stands, as the server told. */
export type Progress = DataOf<RouteOf<'GET /api/auth/user/onboarding'>>
export type Step = Progress['step']

/** The steps of a sign-up in their order; registering is the first. */
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

/** Counted from 0, registering being 0. */
export const numberOf = (step: Step) => order.indexOf(step) + 1

/** A step may be seen when it is the next; those that only change what was said may be seen again. */
export function maySee(step: Step, next: Step): boolean {
  return step === next || (canReturnTo.includes(step) && order.indexOf(step) < order.indexOf(next))
}

const canReturnTo: readonly Step[] = ['plan', 'company']

export const bearer = () => tokens.onboarding() ?? ''

export const useProgress = () =>
  useApiWith(readOnce, tokens.onboarding() === null ? null : 'GET /api/auth/user/onboarding', { bearer: bearer() })

/** To be called after a step: every screen of the sign-up then knows what comes next. */
export const stepIsDone = () => invalidate('GET /api/auth/user/onboarding')
