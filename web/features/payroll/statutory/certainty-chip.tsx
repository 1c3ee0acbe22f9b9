import { StatusChip } from '../../../shared/ui/status-chip.tsx'

interface Props {
  certainty: 'firm' | 'likely' | 'unsure'
  isOwn: boolean
}

/** How sure a value of the law is; nothing for one that is firm. */
export function CertaintyChip({ certainty, isOwn }: Props) {
  if (isOwn) return <StatusChip status="own" label="Own value" tone="info" />
  if (certainty === 'firm') return null
  return certainty === 'unsure' ? (
    <StatusChip status="unsure" label="To be confirmed" tone="warning" />
  ) : (
    <StatusChip status="likely" label="Likely" tone="neutral" />
  )
}
