import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { PasswordForm } from '../password/password-form.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { bearer, pathOf, stepIsDone } from './steps.ts'

export default function PasswordScreen() {
  const navigate = useNavigate()
  return (
    <SignUpPage step="password" title={t`Choose a password`} lead={t`A few unrelated words are easy to remember.`}>
      {({ name, email, companyName }) => (
        <PasswordForm
          owner={{ name, email, company: companyName }}
          submit={t`Continue`}
          send={async (password) => {
            const { step } = await api('POST /api/auth/user/create-password', { body: { password }, bearer: bearer() })
            await stepIsDone()
            await navigate(pathOf(step))
          }}
        />
      )}
    </SignUpPage>
  )
}
