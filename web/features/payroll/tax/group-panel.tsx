import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ItemRow } from './item-row.tsx'
import type { TaxOwner } from './tax-calls.ts'
import type { Regime, TaxGroup, TaxItem } from './types.ts'

interface Props {
  owner: TaxOwner
  group: TaxGroup
  items: readonly TaxItem[]
  regime: Regime
  mayChange: boolean
  onAdd?: () => void
  /** An item that a notification links to. */
  meant?: string | null
  actions: (item: TaxItem) => ReactNode
  /** Shown below an item: payroll's decision. */
  decide?: (item: TaxItem) => ReactNode
}

/** Sections that share a limit: what was declared, and what is left of it. */
export function GroupPanel({ owner, group, items, regime, mayChange, onAdd, meant, actions, decide }: Props) {
  return (
    <Panel
      title={group.name}
      flush={items.length === 0}
      subtitle={summary(group, items, regime)}
      action={
        mayChange && onAdd ? (
          <ActionButton size="small" action={{ label: t`Add`, icon: Plus, onClick: onAdd }} />
        ) : undefined
      }
    >
      {items.length === 0 ? null : (
        <Box component="ul" aria-label={group.name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <ItemRow
              key={item._id}
              owner={owner}
              item={item}
              mayChange={mayChange}
              isMeant={item._id === meant}
              actions={actions(item)}
              decision={decide?.(item)}
            />
          ))}
        </Box>
      )}
    </Panel>
  )
}

/** "Limit ₹1,50,000 · Remaining ₹40,000"; in the new regime, that it does not count there. */
function summary({ limitPaise, countsIn }: TaxGroup, items: readonly TaxItem[], regime: Regime): string {
  const declared = items
    .filter(({ state }) => state !== 'rejected')
    .reduce((sum, { declaredPaise }) => sum + declaredPaise, 0)
  const parts = [
    items.length > 0 ? t`Declared ${formatMoney(declared)}` : null,
    limitPaise === null ? null : t`Limit ${formatMoney(limitPaise)}`,
    limitPaise === null || items.length === 0
      ? null
      : declared <= limitPaise
        ? t`Remaining ${formatMoney(limitPaise - declared)}`
        : t`Above limit by ${formatMoney(declared - limitPaise)}`,
    countsIn === 'old' && regime === 'new' ? t`Old regime only` : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}
