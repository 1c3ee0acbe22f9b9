import { t } from '@lingui/core/macro'
import { Link, useLocation } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { usePublicForm } from '../../../shared/public-kit/use-public-form.ts'
import { leaveFor } from './away.ts'
import '../identity.css'

const begin = 'POST /api/auth/sso/begin'

/** Finds the company's sign-in page by work email. */
export default function SsoScreen() {
  const { search, state } = useLocation() as { search: string; state: { email?: string } | null }
  const form = usePublicForm({
    values: { email: state?.email ?? new URLSearchParams(search).get('email') ?? '' },
    schema: async () =>
      (await import('@muster/contract/single-sign-on/company-sign-in.routes.ts')).companySignInRoutes[begin].body,
    prepare: (values) => values,
    send: (body) => api(begin, { body }),
    onDone: ({ url }) => leaveFor(url, { purpose: 'signIn', search }),
  })
  return (
    <PublicPage
      title={t`Sign in with your company`}
      lead={t`Enter your work email. You sign in on your company's own page.`}
    >
      <form noValidate onSubmit={form.submit}>
        {form.message === null ? null : <Alert>{form.message}</Alert>}
        <TextField label={t`Work email`} type="email" autoComplete="username" autoFocus {...form.text('email')} />
        <Button type="submit" pending={form.pending} className="kit-wide">{t`Continue`}</Button>
      </form>
      <p className="identity-aside">
        <Link to={`/login${search}`}>{t`Sign in another way`}</Link>
      </p>
    </PublicPage>
  )
}
