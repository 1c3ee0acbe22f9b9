import { t } from '@lingui/core/macro'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

interface Props {
  certainty: 'firm' | 'likely' | 'unsure'
  isOwn: boolean
}

/** How certain a statutory value is; nothing for a firm one. */
export function CertaintyChip({ certainty, isOwn }: Props) {
  if (isOwn) return <StatusChip status="own" label={t`Override`} tone="info" />
  if (certainty === 'firm') return null
  return certainty === 'unsure' ? (
    <StatusChip status="unsure" label={t`To be confirmed`} tone="warning" />
  ) : (
    <StatusChip status="likely" label={t`Likely`} tone="neutral" />
  )
}
