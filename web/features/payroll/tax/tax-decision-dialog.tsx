import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { Fields } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { refreshTax } from './tax-calls.ts'
import type { TaxItem } from './types.ts'
import { itemTitle } from './tax-labels.ts'

interface Props {
  item: TaxItem
  action: 'part' | 'reject'
  onClose: () => void
}

/** Accepts a part of what was declared, or rejects it; the reason is sent to the employee. */
export default function TaxDecisionDialog({ item, action, onClose }: Props) {
  const title = itemTitle(item.details)
  const isReject = action === 'reject'
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={isReject ? t`Reject "${title}"` : t`Accept part of "${title}"`}
      values={{ acceptedPaise: null, reason: '' }}
      prepare={(body) => ({ ...body, action: isReject ? 'reject' : 'accept' })}
      schema={() =>
        import('@muster/contract/payroll/tax/tax-review.routes.ts').then(
          ({ taxReviewRoutes }) => taxReviewRoutes['PUT /api/v1/user/tax-item-decision/{id}'].body,
        )
      }
      send={(body) => api('PUT /api/v1/user/tax-item-decision/{id}', { params: { id: item._id }, body })}
      onDone={() => {
        snack(isReject ? t`${title} rejected` : t`${title} accepted in part`)
        void refreshTax()
      }}
      submit={isReject ? t`Reject` : t`Accept in part`}
    >
      <Fields>
        {isReject ? null : (
          <MoneyField
            name="acceptedPaise"
            label={t`Accepted`}
            helper={t`Declared: ${formatMoney(item.declaredPaise)}`}
          />
        )}
        <TextArea name="reason" label={t`Reason`} rows={3} max={300} helper={t`The employee sees this`} />
      </Fields>
    </FormDialog>
  )
}
