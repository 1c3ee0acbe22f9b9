import { t } from '@lingui/core/macro'
import { keyRate, longestKeyDays } from '@muster/contract/integrations/key-scopes.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ExpiryFields, firstExpiry, withExpiry } from '../../../shared/form/date/expiry-fields.tsx'
import { scopeChoices, scopeLabel } from './scope-labels.ts'

export type KeyRow = Got<'GET /api/v1/user/api-key'>[number]

interface Props {
  /** Null for a new one. */
  row: KeyRow | null
  onSecret: (name: string, secret: string) => void
  onClose: () => void
}

const routes = () => import('@muster/contract/integrations/api-key.routes.ts')

/** Adds a key, or changes one's name and scopes. */
export default function KeyDialog({ row, onSecret, onClose }: Props) {
  const scopes = (row?.scopes ?? []).map((value) => ({ value, label: scopeLabel(value) }))
  const values = { name: row?.name ?? '', scopes, callsPerMinute: row?.callsPerMinute ?? keyRate.usual }
  const fields = (
    <>
      <TextField
        name="name"
        label={t`Name`}
        helper={t`The program that uses the key, for example Payroll sync`}
        maxLength={60}
      />
      <ChoicesField
        name="scopes"
        label={t`Scopes`}
        helper={t`What the key can read or change. Choose as little as possible.`}
        options={scopeChoices}
      />
      <NumberField name="callsPerMinute" label={t`Calls per minute`} helper={t`10 to 600`} />
    </>
  )
  if (row !== null) {
    return (
      <FormDialog
        open
        onClose={onClose}
        title={t`Edit API key`}
        values={values}
        schema={() => routes().then(({ ApiKeyChange }) => ApiKeyChange)}
        send={(body) => api('PUT /api/v1/user/api-key/{id}', { params: { id: row._id }, body })}
        onDone={() => {
          snack(t`API key saved`)
          void invalidate('GET /api/v1/user/api-key')
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
      title={t`Create API key`}
      values={{ ...values, ...firstExpiry }}
      prepare={withExpiry}
      schema={() => routes().then(({ ApiKeyInput }) => ApiKeyInput)}
      send={async (body) => ({ name: body.name, ...(await api('POST /api/v1/user/api-key', { body })) })}
      onDone={({ name, key }) => {
        void invalidate('GET /api/v1/user/api-key')
        onSecret(name, key)
      }}
      submit={t`Create API key`}
    >
      {fields}
      <ExpiryFields longestDays={longestKeyDays} />
    </FormDialog>
  )
}
