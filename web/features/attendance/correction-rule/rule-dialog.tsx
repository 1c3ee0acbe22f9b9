import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

export type Rule = NonNullable<Got<'GET /api/v1/user/attendance-request-rule'>>

/** How often and how late people can request corrections. */
export default function RuleDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Correction rules`}
      intro={t`These apply to corrections that employees request. Managers and HR can correct any day that payroll has not locked.`}
      values={{ monthlyLimit: rule.monthlyLimit, requestWithinDays: rule.requestWithinDays }}
      schema={() =>
        import('@muster/contract/attendance/attendance-request.routes.ts').then(
          (routes) => routes.AttendanceRequestRule,
        )
      }
      send={(body) => api('PUT /api/v1/user/attendance-request-rule', { body })}
      onDone={() => snack(t`Correction rules saved`)}
      submit={t`Save rules`}
      onClose={onClose}
    >
      <NumberField name="monthlyLimit" label={t`Corrections per month`} />
      <NumberField name="requestWithinDays" label={t`Request within`} unit={t`days`} />
    </FormDialog>
  )
}
