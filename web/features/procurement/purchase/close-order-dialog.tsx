import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Order } from '../procurement.ts'
import { procurementReads } from '../procurement-reads.ts'

/** Closes an order whose missing items are no longer expected. */
export default function CloseOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Close order ${order.number}?`}
      intro={t`Missing items are no longer expected, and can be ordered elsewhere.`}
      values={{ reason: '' }}
      schema={() => import('@muster/contract/procurement/purchase.routes.ts').then((routes) => routes.CloseOrderInput)}
      send={(body) => api('PUT /api/v1/user/purchase-order/{id}/close', { params: { id: order._id }, body })}
      onDone={() => {
        snack(t`Order closed`)
        void invalidate(...procurementReads)
      }}
      submit={t`Close order`}
    >
      <TextArea name="reason" label={t`Reason`} rows={2} max={500} />
    </FormDialog>
  )
}
