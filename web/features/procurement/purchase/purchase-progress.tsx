import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Details, Item, Order } from '../procurement.ts'

interface Props extends Pick<Details, 'items' | 'orders' | 'assets'> {
  /** For an order with missing items. */
  actions?: (order: Order) => ReactNode
}

/** For each item what was ordered, received and is missing; the orders with their deliveries; the registered assets. */
export function PurchaseProgress({ items, orders, assets, actions }: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box component="ul" aria-label={t`Items`} sx={list}>
        {items.map((item) => (
          <Box component="li" key={item._id} sx={row}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{item.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t`${item.ordered} of ${item.approved} ordered, ${item.received} received`}
              </Typography>
            </Box>
            {missingOf(item) > 0 ? <StatusChip status="pending" label={t`${missingOf(item)} missing`} /> : null}
          </Box>
        ))}
      </Box>
      {orders.map((order) => (
        <OrderPart key={order._id} order={order} items={items} actions={actions} />
      ))}
      {assets.length === 0 ? null : (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t`Assets`}</Typography>
          <Box component="ul" aria-label={t`Assets`} sx={list}>
            {assets.map(({ _id, tag, name, holder }) => (
              <li key={_id}>{[tag, name, holder ?? t`In stock`].join(' · ')}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function OrderPart({ order, items, actions }: { order: Order; items: readonly Item[] } & Pick<Props, 'actions'>) {
  const { number, vendor, day, expectedOn, note, by, closedOn, closedReason, lines, deliveries } = order
  const name = (id: string) => items.find(({ _id }) => _id === id)?.name ?? ''
  const total = lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0)
  return (
    <Box component="section" aria-label={t`Order ${number}`}>
      <Typography component="h4" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t`Order ${number} · ${vendor} · ${formatMoney(total)}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[formatDate(day), by, expectedOn === null ? '' : t`expected on ${formatDate(expectedOn)}`, note]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {closedOn === null ? null : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t`Closed on ${formatDate(closedOn)}: ${closedReason}`}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {lines.map(({ lineId, quantity, received }) => (
          <li key={lineId}>{t`${name(lineId)}: ${received} of ${quantity} received`}</li>
        ))}
        {deliveries.map((delivery) => (
          <Typography component="li" variant="body2" key={delivery._id} sx={{ color: 'text.secondary' }}>
            {[
              t`Delivery of ${formatDate(delivery.day)}`,
              delivery.lines.map(({ lineId, quantity }) => `${quantity} × ${name(lineId)}`).join(', '),
              delivery.by,
              delivery.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ))}
      </Box>
      {actions?.(order)}
    </Box>
  )
}

const missingOf = ({ approved, received }: Item) => approved - received
const list = { listStyle: 'none', m: 0, p: 0 } as const
const row = {
  py: 0.75,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  borderBottom: '1px solid',
  borderColor: 'divider',
}
