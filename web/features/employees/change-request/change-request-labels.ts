import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import type { ReadKey } from '../../../shared/call/types.ts'
import { accountTypes, labelOf } from '../employee-labels.ts'

export type OwnRequest = Got<'GET /api/v1/employee/self-change-request'>['requests'][number]
export type DetailsRequest = Got<'GET /api/v1/employee/change-request'>['data'][number]
export type Kind = OwnRequest['kind']
type Change = OwnRequest['changes'][number]

export const kindLabels: Readonly<Record<Kind, string>> = {
  bank: t`Bank account`,
  pan: t`PAN`,
  uan: t`UAN`,
  esi: t`ESI number`,
  name: t`Name`,
}

export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

export const stateLabels: Readonly<Record<OwnRequest['state'], string>> = {
  pending: t`Pending with HR`,
  approved: t`Approved`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
}

export const fieldLabels: Readonly<Record<Change['field'], string>> = {
  holderName: t`Account holder`,
  accountNumber: t`Account number`,
  ifsc: t`IFSC`,
  bankName: t`Bank`,
  branch: t`Branch`,
  accountType: t`Account type`,
  upi: t`UPI address`,
  pan: t`PAN`,
  uan: t`UAN`,
  esi: t`ESI number`,
  name: t`Name`,
}

export const valueOf = (field: Change['field'], value: string | null): string | null =>
  field === 'accountType' && value !== null ? labelOf(accountTypes, value) : value

/** Reads to repeat after a request was sent, withdrawn or decided. */
export const changeRequestReads: readonly ReadKey[] = [
  'GET /api/v1/employee/self-change-request',
  'GET /api/v1/employee/change-request',
  'GET /api/v1/employee/change-request-count',
]
