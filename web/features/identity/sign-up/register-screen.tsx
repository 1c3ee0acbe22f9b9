import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { withCountryCode } from '../../../shared/format/phone.ts'
import { api } from '../../../shared/call/api.ts'
import { tokens } from '../../../shared/call/token-store.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { Checkbox } from '../../../shared/public-kit/checkbox.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { Stepper } from '../form/stepper.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { usePublicForm } from '../../../shared/public-kit/use-public-form.ts'
import { stepTitles } from './steps.ts'
import '../identity.css'
import { forgetHalfSignIn } from '../half-sign-in.ts'

export default function RegisterScreen() {
  const navigate = useNavigate()
  const form = usePublicForm({
    draft: 'register',
    values: { companyName: '', name: '', email: '', phone: '+91 ', terms: false as boolean },
    schema: async () => (await import('@muster/contract/identity/sign-up.routes.ts')).RegisterInput,
    prepare: (values) => ({ ...values, phone: withCountryCode(values.phone), terms: values.terms as true }),
    send: (body) => api('POST /api/auth/user/signup', { body }),
    onDone: ({ token }) => {
      tokens.setOnboarding(token)
      forgetHalfSignIn()
      return navigate('/otp')
    },
  })
  return (
    <PublicPage
      title={t`Create a company account`}
      lead={t`30 days free, no card needed.`}
      above={<Stepper steps={stepTitles} current={0} />}
    >
      <form noValidate onSubmit={form.submit}>
        {form.message === null ? null : <Alert>{form.message}</Alert>}
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          maxLength={120}
          autoFocus
          {...form.text('companyName')}
        />
        <TextField label={t`Full name`} autoComplete="name" maxLength={80} {...form.text('name')} />
        <TextField label={t`Work email`} type="email" autoComplete="email" maxLength={254} {...form.text('email')} />
        <TextField
          label={t`Mobile`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          helper={t`Include the country code`}
          {...form.text('phone')}
        />
        <Checkbox
          label={
            <>
              <Trans>
                I agree to the{' '}
                <Link to="/terms" target="_blank">
                  terms of service
                </Link>{' '}
                and the{' '}
                <Link to="/privacy" target="_blank">
                  privacy policy
                </Link>
              </Trans>
            </>
          }
          name="terms"
          checked={form.values.terms}
          error={form.errors.terms}
          onChange={(event) => form.set('terms', event.target.checked)}
        />
        <Button type="submit" pending={form.pending} className="kit-wide">{t`Continue`}</Button>
      </form>
      <p className="identity-aside">
        <span>{t`Have an account?`}</span>
        <Link to="/login">{t`Sign in`}</Link>
      </p>
    </PublicPage>
  )
}
