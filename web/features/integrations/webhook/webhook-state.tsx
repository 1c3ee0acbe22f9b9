import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type WebhookRow = Got<'GET /api/v1/user/webhook'>[number]

/** Whether messages are sent to it, and delivered. */
export function WebhookState({ row: { isActive, failingSince, turnedOffAt } }: { row: WebhookRow }) {
  if (!isActive)
    return turnedOffAt === null ? (
      <StatusChip status="off" label={t`Off`} tone="neutral" />
    ) : (
      <StatusChip status="off" label={t`Off after failures`} tone="error" />
    )
  return failingSince === null ? (
    <StatusChip status="on" label={t`On`} tone="success" />
  ) : (
    <StatusChip status="failing" label={t`Failing`} tone="warning" />
  )
}
