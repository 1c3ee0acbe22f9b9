import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Order, Purchase } from '../procurement.ts'
import { assetReads } from '../procurement-reads.ts'
import { skippingEmpty } from './purchase-lines.ts'

interface Props {
  purchase: Purchase
  order: Order
  onClose: () => void
}

/** Records a delivery of an order, complete or partial. */
export default function DeliveryDialog({ purchase, order, onClose }: Props) {
  const lines = order.lines.filter(({ quantity, received }) => received < quantity)
  const name = (id: string) => purchase.items.find(({ _id }) => _id === id)?.name ?? ''
  const [skipping] = useState(skippingEmpty)
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Record delivery of order ${order.number}`}
      values={{
        ...{ day: today(), note: '' },
        lines: lines.map(({ lineId, quantity, received }) => ({ lineId, quantity: quantity - received })),
      }}
      schema={() => import('@muster/contract/procurement/purchase.routes.ts').then((routes) => routes.DeliveryInput)}
      {...skipping}
      send={(body) => api('POST /api/v1/user/purchase-order/{id}/delivery', { params: { id: order._id }, body })}
      onDone={() => {
        snack(t`Delivery recorded`)
        void invalidate(...assetReads)
      }}
      submit={t`Record delivery`}
    >
      {lines.map(({ lineId, quantity, received }, at) => (
        <NumberField
          key={lineId}
          name={`lines.${at}.quantity`}
          label={t`${name(lineId)} received`}
          helper={t`${quantity - received} of ${quantity} missing`}
          optional
        />
      ))}
      <DateField name="day" label={t`Received on`} min={order.day} max={today()} />
      <TextField
        name="note"
        label={t`Note`}
        helper={t`For example: the number of the delivery note`}
        optional
        maxLength={500}
      />
    </FormDialog>
  )
}
