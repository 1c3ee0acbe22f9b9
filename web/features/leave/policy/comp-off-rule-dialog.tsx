import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  rule: NonNullable<Got<'GET /api/v1/user/comp-off-rule'>>
  onClose: () => void
}

/** How late comp-off can be requested, and when it expires. */
export default function CompOffRuleDialog({ rule, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Comp-off rules`}
      intro={t`Both are counted from the day worked. Comp-off that is already approved keeps its expiry date.`}
      values={{ requestWithinDays: rule.requestWithinDays, validDays: rule.validDays }}
      schema={() => import('@muster/contract/leave/comp-off-rule.routes.ts').then((routes) => routes.CompOffRule)}
      send={(body) => api('PUT /api/v1/user/comp-off-rule', { body })}
      onDone={() => snack(t`Comp-off rules saved`)}
      submit={t`Save rules`}
      onClose={onClose}
    >
      <NumberField name="requestWithinDays" label={t`Request within`} unit={t`days`} />
      <NumberField name="validDays" label={t`Valid for`} unit={t`days`} />
    </FormDialog>
  )
}
