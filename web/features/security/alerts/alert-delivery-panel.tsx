import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../shared/ui/panel.tsx'

/** Who receives alerts, and how many days before pay day. The panel beside it shows errors. */
export default function AlertDeliveryPanel() {
  const { data } = useApi('GET /api/v1/user/alert-setting')
  if (data === undefined) return null
  const choices = data.people.map(({ account, name, isAdmin }) => ({
    ...{ value: account, label: name },
    ...(isAdmin ? { detail: t`Admin` } : {}),
  }))
  const isTold = new Set(data.people.filter((one) => one.isTold).map(({ account }) => account))
  return (
    <Panel
      title={t`Delivery`}
      subtitle={t`Alerts about a sole recipient's own actions also go to other people who can change access.`}
    >
      <Form
        values={{ recipients: choices.filter(({ value }) => isTold.has(value)), bankDays: data.bankDays }}
        schema={() => import('@muster/contract/security/alert.routes.ts').then(({ AlertDelivery }) => AlertDelivery)}
        send={(body) => api('PUT /api/v1/user/alert-delivery', { body })}
        onDone={() => {
          snack(t`Setting saved`)
          void invalidate('GET /api/v1/user/alert-setting')
        }}
        submit={t`Save`}
      >
        <ChoicesField
          name="recipients"
          label={t`Recipients`}
          helper={t`Admins, and people who can change access`}
          options={choices}
        />
        <NumberField
          name="bankDays"
          label={t`Bank account alerts before pay day`}
          helper={t`Bank accounts changed earlier are not alerted.`}
          unit={t`days`}
        />
      </Form>
    </Panel>
  )
}
