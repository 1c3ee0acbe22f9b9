import { t } from '@lingui/core/macro'
import { Link, useNavigate } from 'react-router'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { usePublicForm } from '../../../shared/public-kit/use-public-form.ts'
import { askForCode } from './ask-for-code.ts'
import '../identity.css'

export default function ForgotPasswordScreen() {
  const navigate = useNavigate()
  const form = usePublicForm({
    values: { email: '' },
    schema: async () => (await import('@muster/contract/identity/password.routes.ts')).ForgotPasswordInput,
    prepare: (values) => values,
    send: ({ email }) => askForCode(email),
    onDone: () => navigate('/forget-verify-otp'),
  })
  return (
    <PublicPage title={t`Forgot password`} lead={t`We will send a code to your work email.`}>
      <form noValidate onSubmit={form.submit}>
        {form.message === null ? null : <Alert>{form.message}</Alert>}
        <TextField label={t`Work email`} type="email" autoComplete="username" autoFocus {...form.text('email')} />
        <Button type="submit" pending={form.pending} className="kit-wide">{t`Send code`}</Button>
      </form>
      <p className="identity-aside">
        <Link to="/login">{t`Back to sign in`}</Link>
      </p>
    </PublicPage>
  )
}
