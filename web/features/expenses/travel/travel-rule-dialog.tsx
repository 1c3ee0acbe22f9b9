import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  rule: NonNullable<Got<'GET /api/v1/user/travel-rule'>>
  onClose: () => void
}

/** How much of an estimate is advanced, and when travellers are reminded to settle. */
export default function TravelRuleDialog({ rule, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Travel rules`}
      intro={t`These rules apply to new travel requests.`}
      values={rule}
      schema={() => import('@muster/contract/expenses/travel.ts').then(({ TravelRule }) => TravelRule)}
      send={(body) => api('PUT /api/v1/user/travel-rule', { body })}
      onDone={() => {
        snack(t`Travel rules saved`)
        void invalidate('GET /api/v1/user/travel-rule')
      }}
      submit={t`Save rules`}
      onClose={onClose}
    >
      <NumberField name="advancePercent" label={t`Maximum advance`} unit={t`% of the estimate`} />
      <NumberField name="remindAfterDays" label={t`Remind to settle after`} unit={t`days`} />
    </FormDialog>
  )
}
