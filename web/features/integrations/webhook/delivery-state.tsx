import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type Delivery = Got<'GET /api/v1/user/webhook/{id}/delivery'>['data'][number]

export function DeliveryState({ row: { state, tries } }: { row: Delivery }) {
  if (state === 'delivered') return <StatusChip status={state} label={t`Delivered`} tone="success" />
  if (state === 'failed') return <StatusChip status={state} label={t`Failed`} tone="error" />
  return <StatusChip status={state} label={tries === 0 ? t`Sending` : t`Retrying`} tone="warning" />
}

const failures: Readonly<Record<NonNullable<Delivery['failure']>, string>> = {
  address: t`No server found at the address`,
  private: t`Address in a private network`,
  connection: t`Could not connect`,
  timeout: t`No response within 10 seconds`,
  off: t`Not sent, the webhook was off`,
}

/** The receiver's answer, or why there is none. */
export function resultText({ status, failure }: Delivery): string {
  if (failure !== null) return failures[failure]
  return status === null ? t`None yet` : t`HTTP status ${String(status)}`
}
