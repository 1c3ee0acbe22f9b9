import { t } from '@lingui/core/macro'
import { type RequestedStep, requestedSteps } from '@muster/contract/employees/requested-detail.ts'
import type { Got, ReadKey } from '../../../shared/call/types.ts'

export type Requested = Got<'GET /api/v1/employee/requested-detail/{id}'>[number]

export const stepLabels: Readonly<Record<RequestedStep, string>> = {
  address: t`Address`,
  bank: t`Bank account`,
  identity: t`PAN`,
  emergency: t`Emergency contacts`,
  family: t`Family members`,
}

export const stepOptions = requestedSteps.map((value) => ({ value, label: stepLabels[value] }))

/** The path where the person fills in each step. */
export const stepPaths: Readonly<Record<RequestedStep, string>> = {
  address: '/home/profile?tab=personal',
  bank: '/home/profile?tab=bank',
  identity: '/home/profile?tab=personal',
  emergency: '/home/profile?tab=emergency',
  family: '/home/profile?tab=family',
}

export const stepStates: Readonly<Record<Requested['state'], string>> = {
  open: t`Not filled in yet`,
  sent: t`Pending with HR`,
  done: t`Filled in`,
}

export const stepTones = { open: 'warning', sent: 'info', done: 'success' } as const

export const requestedReads: readonly ReadKey[] = [
  'GET /api/v1/employee/self-requested-detail',
  'GET /api/v1/employee/requested-detail/{id}',
]
