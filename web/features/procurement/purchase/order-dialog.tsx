import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { dayOf, today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Purchase } from '../procurement.ts'
import { procurementReads } from '../procurement-reads.ts'
import { skippingEmpty } from './purchase-lines.ts'

/** Records an order from a vendor: everything approved and not ordered yet, or less. */
export default function OrderDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const items = purchase.items.filter(({ approved, ordered }) => ordered < approved)
  const vendors = new Set(items.map(({ vendor }) => vendor).filter(Boolean))
  const [skipping] = useState(skippingEmpty)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Record order for ${purchase.number}`}
      intro={t`${purchase.requester.name} and the approvers are notified.`}
      values={{
        ...{ vendor: vendors.size === 1 ? [...vendors][0] : '', number: '', day: today(), expectedOn: null, note: '' },
        lines: items.map((item) => ({
          lineId: item._id,
          quantity: item.approved - item.ordered,
          unitPaise: priceOf(item),
        })),
      }}
      schema={() => import('@muster/contract/procurement/purchase.routes.ts').then((routes) => routes.OrderInput)}
      {...skipping}
      send={(body) => api('POST /api/v1/user/purchase/{id}/order', { params: { id: purchase._id }, body })}
      onDone={() => {
        snack(t`Order recorded`)
        void invalidate(...procurementReads)
      }}
      submit={t`Record order`}
    >
      <FieldRow>
        <TextField name="vendor" label={t`Vendor`} maxLength={100} />
        <TextField name="number" label={t`Order number`} maxLength={60} />
      </FieldRow>
      <FieldRow>
        <DateField name="day" label={t`Ordered on`} min={dayOf(purchase.approvedAt)} max={today()} />
        <DateField name="expectedOn" label={t`Expected on`} optional />
      </FieldRow>
      {items.map((item, at) => (
        <Box key={item._id} role="group" aria-label={item.name}>
          <Typography sx={{ fontWeight: 500, mb: 1, overflowWrap: 'anywhere' }}>
            {t`${item.name}: up to ${item.approved - item.ordered} for ${formatMoney(item.approvedPaise - item.orderedPaise)}`}
          </Typography>
          <FieldRow>
            <NumberField
              name={`lines.${at}.quantity`}
              label={t`Quantity`}
              helper={t`Leave empty to skip this item`}
              optional
            />
            <MoneyField name={`lines.${at}.unitPaise`} label={t`Unit price`} />
          </FieldRow>
        </Box>
      ))}
      <TextField name="note" label={t`Note`} optional maxLength={500} />
    </FormDialog>
  )
}

/** The approved price of each remaining item, if less than requested. */
function priceOf({ approved, ordered, approvedPaise, orderedPaise, unitPaise }: Purchase['items'][number]): number {
  return Math.min(unitPaise, Math.floor((approvedPaise - orderedPaise) / (approved - ordered)))
}
