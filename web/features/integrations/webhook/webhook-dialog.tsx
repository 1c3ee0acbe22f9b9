import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { eventChoices, eventLabel } from './event-labels.ts'
import type { WebhookRow } from './webhook-state.tsx'

interface Props {
  /** Null for a new one. */
  row: WebhookRow | null
  onSecret: (name: string, secret: string) => void
  onClose: () => void
}

const schema = () => import('@muster/contract/integrations/webhook.routes.ts').then(({ WebhookInput }) => WebhookInput)

/** Adds a webhook, or changes one's address and events. */
export default function WebhookDialog({ row, onSecret, onClose }: Props) {
  const events = (row?.events ?? []).map((value) => ({ value, label: eventLabel(value) }))
  const values = { name: row?.name ?? '', url: row?.url ?? '', events }
  const fields = (
    <>
      <TextField
        name="name"
        label={t`Name`}
        helper={t`The program that receives the messages, for example Payroll sync`}
        maxLength={60}
      />
      <TextField
        name="url"
        label={t`Address`}
        type="url"
        placeholder="https://"
        helper={t`Messages are sent here. It must be on the public internet.`}
        maxLength={500}
      />
      <ChoicesField
        name="events"
        label={t`Events`}
        helper={t`The program receives a message for each of them. Messages never contain pay or bank details.`}
        options={eventChoices}
      />
    </>
  )
  if (row !== null) {
    return (
      <FormDialog
        open
        onClose={onClose}
        title={t`Edit webhook`}
        values={values}
        prepare={(body) => ({ ...body, isActive: row.isActive })}
        schema={schema}
        send={(body) => api('PUT /api/v1/user/webhook/{id}', { params: { id: row._id }, body })}
        onDone={() => {
          snack(t`Webhook saved`)
          void invalidate('GET /api/v1/user/webhook')
        }}
        submit={t`Save`}
      >
        {fields}
      </FormDialog>
    )
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Add webhook`}
      values={values}
      schema={schema}
      send={async (body) => ({ name: body.name, ...(await api('POST /api/v1/user/webhook', { body })) })}
      onDone={({ name, secret }) => {
        void invalidate('GET /api/v1/user/webhook')
        onSecret(name, secret)
      }}
      submit={t`Add webhook`}
    >
      {fields}
    </FormDialog>
  )
}
