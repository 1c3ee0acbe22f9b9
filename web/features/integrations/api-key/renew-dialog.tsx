import { t } from '@lingui/core/macro'
import { longestKeyDays } from '@muster/contract/integrations/key-scopes.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { ExpiryFields, firstExpiry, withExpiry } from '../../../shared/form/date/expiry-fields.tsx'
import type { KeyRow } from './key-dialog.tsx'

interface Props {
  row: KeyRow
  onSecret: (name: string, secret: string) => void
  onClose: () => void
}

/** Creates a new secret for a key. */
export default function RenewDialog({ row, onSecret, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Renew ${row.name}`}
      intro={t`You get a new secret. The current one works for another 24 hours, unless it expires earlier.`}
      values={firstExpiry}
      prepare={withExpiry}
      schema={() => import('@muster/contract/integrations/api-key.routes.ts').then((routes) => routes.ApiKeyRenewal)}
      send={(body) => api('POST /api/v1/user/api-key/{id}/renew', { params: { id: row._id }, body })}
      onDone={({ key }) => {
        void invalidate('GET /api/v1/user/api-key')
        onSecret(row.name, key)
      }}
      submit={t`Renew`}
    >
      <ExpiryFields longestDays={longestKeyDays} />
    </FormDialog>
  )
}
