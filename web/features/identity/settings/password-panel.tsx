import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box } from '@mui/material'
import * as rules from '@muster/contract/identity/password-rules.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { PasswordField } from './password-field.tsx'
import { DateText } from '../../../shared/format/date-text.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PasswordJudgement } from '../password/password-judgement.tsx'

/** Changes the person's own password. Afterwards the fields are empty again and other devices are signed out. */
export function PasswordPanel() {
  const { data } = useApi('GET /api/auth/user/password')
  const [round, setRound] = useState(0)
  return (
    <Panel
      title={t`Password`}
      subtitle={
        data?.changedAt ? (
          <>
            <Trans>Last changed</Trans> <DateText value={data.changedAt} />
          </>
        ) : undefined
      }
    >
      <Box sx={{ maxWidth: 440 }}>
        <Form
          key={round}
          values={{ currentPassword: '', password: '', confirm: '' }}
          schema={() =>
            import('@muster/contract/identity/password.routes.ts').then((routes) => routes.ChangePasswordForm)
          }
          send={({ currentPassword, password }) =>
            api('POST /api/auth/user/change-password', { body: { currentPassword, password } })
          }
          onDone={() => {
            snack(t`Password changed. Other devices are signed out.`)
            setRound(round + 1)
            void invalidate('GET /api/auth/user/password', 'GET /api/auth/user/session')
          }}
          submit={t`Change password`}
        >
          <PasswordField name="currentPassword" label={t`Current password`} autoComplete="current-password" />
          <PasswordField name="password" label={t`New password`} autoComplete="new-password" />
          <TypedRules />
          <PasswordField name="confirm" label={t`Confirm new password`} autoComplete="new-password" />
        </Form>
      </Box>
    </Panel>
  )
}

function TypedRules() {
  const user = useSession((session) => session.user)
  const password = useWatch({ name: 'password' }) as string
  const owner = { name: user?.name ?? '', email: user?.email ?? '', company: user?.orgName ?? '' }
  return (
    <div className="password-help-inner">
      <PasswordJudgement rules={rules} password={password} owner={owner} />
    </div>
  )
}
