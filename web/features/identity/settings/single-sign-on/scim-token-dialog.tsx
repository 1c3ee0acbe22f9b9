import { t } from '@lingui/core/macro'
import { longestKeyDays } from '@muster/contract/integrations/key-scopes.ts'
import { api } from '../../../../shared/call/api.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { SwitchField } from '../../../../shared/form/choice/switch-field.tsx'
import { ExpiryFields, firstExpiry, withExpiry } from '../../../../shared/form/date/expiry-fields.tsx'
import { FormDialog } from '../../../../shared/form/form-dialog.tsx'

interface Props {
  onSecret: (secret: string) => void
  onClose: () => void
}

/** A new token's lifetime, and whether the people it adds are emailed. */
export default function ScimTokenDialog({ onSecret, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Create SCIM token`}
      intro={t`It works until its last day, or until you are no longer an admin.`}
      values={{ ...firstExpiry, lasts: '365', mailsInvitations: false }}
      prepare={withExpiry}
      schema={() => import('@muster/contract/single-sign-on/scim.routes.ts').then((routes) => routes.ScimTokenInput)}
      send={(body) => api('POST /api/v1/user/single-sign-on/scim-token', { body })}
      onDone={({ token }) => {
        void invalidate('GET /api/v1/user/single-sign-on/scim')
        onSecret(token)
      }}
      submit={t`Create token`}
    >
      <ExpiryFields longestDays={longestKeyDays} />
      <SwitchField
        name="mailsInvitations"
        label={t`Send invitation emails`}
        helper={t`Leave it off if people sign in with single sign-on.`}
      />
    </FormDialog>
  )
}
