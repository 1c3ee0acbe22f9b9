import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  rule: NonNullable<Got<'GET /api/v1/user/work-from-home-rule'>>
  onClose: () => void
}

/** The work from home allowance and its conditions. */
export default function WorkFromHomeRuleDialog({ rule, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Work from home rules`}
      intro={t`These rules apply to requests submitted from now on.`}
      values={{ ...rule }}
      schema={() =>
        import('@muster/contract/attendance/work-from-home-rule.routes.ts').then((routes) => routes.WorkFromHomeRule)
      }
      send={(body) => api('PUT /api/v1/user/work-from-home-rule', { body })}
      onDone={() => snack(t`Work from home rules saved`)}
      submit={t`Save rules`}
      onClose={onClose}
    >
      <NumberField
        name="daysPerMonth"
        label={t`Days per month`}
        unit={t`days`}
        optional
        helper={t`Leave empty for no limit.`}
      />
      <RadioCards
        name="aboveLimit"
        label={t`Above the limit`}
        options={[
          { value: 'warn', label: t`Warn`, detail: t`The approver decides` },
          { value: 'refuse', label: t`Block`, detail: t`The request can't be submitted` },
        ]}
      />
      <NumberField name="noticeDays" label={t`Notice`} unit={t`days`} helper={t`Days between request and first day`} />
      <NumberField
        name="pastDays"
        label={t`Past days allowed`}
        unit={t`days`}
        helper={t`0 allows only today and later`}
      />
      <SwitchField
        name="needsPunches"
        label={t`Punches required`}
        helper={t`A day without punches counts as absent, as in the office.`}
      />
    </FormDialog>
  )
}
