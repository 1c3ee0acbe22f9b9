import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Item, Order, Purchase } from '../procurement.ts'
import { PurchaseProgress } from './purchase-progress.tsx'

const OrderDialog = lazyDialog(() => import('./order-dialog.tsx'))
const DeliveryDialog = lazyDialog(() => import('./delivery-dialog.tsx'))
const CloseOrderDialog = lazyDialog(() => import('./close-order-dialog.tsx'))
const AddAssetsDialog = lazyDialog(() => import('../asset/add-assets-dialog.tsx'))

type Open = { what: 'order' } | { what: 'deliver' | 'close'; order: Order } | { what: 'register'; item: Item }

/** An approved request for the buyer: ordered, received in parts, registered. */
export default function PurchasePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, mutate } = useApi('GET /api/v1/user/purchase/{id}', { params: { id } })
  const mayWrite = useCan('assetWrite')
  const [open, setOpen] = useState<Open | null>(null)
  const mayAct = mayWrite && data !== undefined && data !== null && !data.isMine && !data.isCancelling
  const close = () => setOpen(null)
  return (
    <SidePanel open wide title={data?.number ?? t`Purchase`} onClose={onClose}>
      {error ? (
        <ErrorState title={t`Could not load this purchase.`} error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TextSkeleton lines={8} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          {data.isCancelling ? (
            <Alert severity="warning">{t`The requester has requested a cancellation. It is decided first.`}</Alert>
          ) : null}
          {data.isMine ? (
            <Alert severity="info">{t`This is your own request. A colleague records its orders and deliveries.`}</Alert>
          ) : null}
          <Facts minWidth={150} facts={factsOf(data)} />
          {mayAct && data.items.some(({ approved, ordered }) => ordered < approved) ? (
            <Box>
              <ActionButton
                action={{ label: t`Record order`, onClick: () => setOpen({ what: 'order' }) }}
                look="primary"
              />
            </Box>
          ) : null}
          <PurchaseProgress
            {...data}
            actions={(order) =>
              mayAct && order.closedOn === null && order.lines.some(({ quantity, received }) => received < quantity) ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                  <ActionButton
                    action={{ label: t`Record delivery`, onClick: () => setOpen({ what: 'deliver', order }) }}
                  />
                  <ActionButton
                    action={{ label: t`Close order`, onClick: () => setOpen({ what: 'close', order }) }}
                    look="text"
                  />
                </Box>
              ) : null
            }
          />
          {mayAct
            ? data.items
                .filter(({ received, registered }) => registered < received)
                .map((item) => (
                  <Box key={item._id}>
                    <ActionButton
                      action={{
                        label: t`Register ${item.name} (${item.received - item.registered})`,
                        onClick: () => setOpen({ what: 'register', item }),
                      }}
                    />
                  </Box>
                ))
            : null}
        </Box>
      )}
      <Suspense fallback={null}>
        {data && open?.what === 'order' ? <OrderDialog purchase={data} onClose={close} /> : null}
        {data && open?.what === 'deliver' ? (
          <DeliveryDialog purchase={data} order={open.order} onClose={close} />
        ) : null}
        {open?.what === 'close' ? <CloseOrderDialog order={open.order} onClose={close} /> : null}
        {data && open?.what === 'register' ? <AddAssetsDialog of={assetOf(data, open.item)} onClose={close} /> : null}
      </Suspense>
    </SidePanel>
  )
}

function factsOf({ requester, reason, deliverTo, neededBy, approvedPaise, approvedAt }: Purchase) {
  return [
    { label: t`Employee`, value: `${requester.name} (${requester.code})` },
    { label: t`Approved`, value: `${formatMoney(approvedPaise)} · ${formatDate(approvedAt)}` },
    { label: t`Needed by`, value: neededBy === null ? null : formatDate(neededBy) },
    { label: t`Delivery place`, value: deliverTo },
    { label: t`Why it is needed`, value: reason, wide: true },
  ]
}

/** With the details of its last order. */
function assetOf({ orders }: Purchase, { _id: lineId, name, category, unitPaise, received, registered }: Item) {
  const order = orders.findLast(({ lines }) => lines.some((line) => line.lineId === lineId))
  const paid = order?.lines.find((line) => line.lineId === lineId)?.unitPaise
  return {
    lineId,
    name,
    category,
    vendor: order?.vendor ?? '',
    unitPaise: paid ?? unitPaise,
    count: received - registered,
  }
}
