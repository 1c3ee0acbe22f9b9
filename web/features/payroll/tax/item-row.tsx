import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ItemProofs } from './item-proofs.tsx'
import type { TaxOwner } from './tax-calls.ts'
import type { TaxItem } from './types.ts'
import { itemNote, itemTitle } from './tax-labels.ts'

const states = {
  declared: { label: t`Not submitted`, tone: 'neutral' },
  submitted: { label: t`Pending review`, tone: 'info' },
  accepted: { label: t`Accepted`, tone: 'success' },
  rejected: { label: t`Rejected`, tone: 'error' },
} as const

interface Props {
  owner: TaxOwner
  item: TaxItem
  mayChange: boolean
  /** A notification links to it: it is scrolled into view. */
  isMeant?: boolean
  /** Beside the amount: change and remove. */
  actions?: ReactNode
  /** Below its proofs: the pending decision. */
  decision?: ReactNode
}

/** One declared item with its state, the reason for a decision, and its proofs. */
export function ItemRow({ owner, item, mayChange, isMeant = false, actions, decision }: Props) {
  const note = itemNote(item.details)
  const isPart = item.acceptedPaise !== null && item.acceptedPaise < item.declaredPaise
  return (
    <Box
      component="li"
      ref={isMeant ? intoView : undefined}
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: isMeant ? 'primary.main' : 'divider',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{itemTitle(item.details)}</Typography>
          {note === '' ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            <Money value={item.declaredPaise} />
          </Typography>
          <StatusChip
            status={item.state}
            {...states[item.state]}
            {...(isPart
              ? { label: t`${formatMoney(item.acceptedPaise ?? 0)} accepted`, tone: 'warning' as const }
              : {})}
          />
        </Box>
        {actions}
      </Box>
      {item.reason === null ? null : (
        <Typography
          variant="body2"
          sx={{ px: 1.5, py: 1, borderRadius: '8px', bgcolor: 'var(--red-50)', color: 'var(--red-700)' }}
        >
          {item.reason}
        </Typography>
      )}
      <ItemProofs owner={owner} item={item} mayChange={mayChange} />
      {decision}
    </Box>
  )
}

/** A single function for all rows, so that it runs when a row appears and not on each render. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
