import { t } from '@lingui/core/macro'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../../shared/form/choice/checkbox-group.tsx'
import { RadioCards } from '../../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../../shared/form/choice/switch-field.tsx'
import { Form } from '../../../../shared/form/form.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { PasswordField } from '../password-field.tsx'
import { RoleRows } from './role-rows.tsx'

type Settings = Got<'GET /api/v1/user/single-sign-on'>

const states = [
  { value: 'off', label: t`Off`, detail: t`People sign in as before.` },
  { value: 'on', label: t`On`, detail: t`People can choose single sign-on or their password.` },
  { value: 'enforced', label: t`Required`, detail: t`Passwords are refused, except for the admins you choose.` },
]
const accounts = [
  { value: 'invited', label: t`Invited people only`, detail: t`People without an account are refused.` },
  { value: 'justInTime', label: t`Everyone in these domains`, detail: t`The first sign-in creates the account.` },
]

/** The provider, who signs in with it, and whether it is on. The secret can be entered but is never shown. */
export function ProviderPanel({ settings: { provider, admins, roles } }: { settings: Settings }) {
  const values = {
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    accounts: provider?.accounts ?? 'invited',
    trustsSecondFactor: provider?.trustsSecondFactor ?? false,
    groupsClaim: provider?.groupsClaim ?? '',
    roles: provider?.roles ?? [],
    breakGlass: provider?.breakGlass ?? [],
    state: provider?.state ?? 'off',
  }
  return (
    <Panel title={t`Identity provider`}>
      <Form
        values={values}
        schema={() =>
          import('@muster/contract/single-sign-on/provider.routes.ts').then(({ ProviderInput }) => ProviderInput)
        }
        send={(body) => api('PUT /api/v1/user/single-sign-on', { body })}
        onDone={() => {
          snack(t`Single sign-on saved`)
          void invalidate('GET /api/v1/user/single-sign-on')
        }}
        guard
        submit={t`Save`}
      >
        <TextField
          name="issuer"
          label={t`Issuer address`}
          placeholder="https://"
          inputMode="url"
          helper={t`Your provider's address without /.well-known/openid-configuration`}
        />
        <TextField name="clientId" label={t`Client ID`} autoComplete="off" />
        <PasswordField
          name="clientSecret"
          label={t`Client secret`}
          optional
          autoComplete="new-password"
          helper={
            provider?.hasSecret === true
              ? t`Saved. Leave it empty to keep it; enter it again if you change the issuer or the client ID.`
              : t`It is encrypted and never shown again.`
          }
        />
        <RadioCards name="accounts" label={t`Sign-in allowed for`} options={accounts} minWidth={240} />
        <SwitchField name="trustsSecondFactor" label={t`Accept the provider's own second step instead of ours`} />
        <TextField
          name="groupsClaim"
          label={t`Groups claim`}
          optional
          helper={t`The claim that lists a person's groups, often groups. Leave it empty if groups come by SCIM, or to assign roles in Muster.`}
        />
        <RoleRows roles={roles} />
        <CheckboxGroup
          name="breakGlass"
          label={t`Emergency admins`}
          optional
          helper={t`They can still sign in with their password when single sign-on is required or broken. At least one needs an authenticator app.`}
          options={admins.map(({ _id, name, email, hasAuthenticator }) => ({
            value: _id,
            label: hasAuthenticator ? t`${name} (${email}), authenticator on` : t`${name} (${email}), no authenticator`,
          }))}
        />
        <RadioCards name="state" label={t`Single sign-on`} options={states} />
      </Form>
    </Panel>
  )
}
