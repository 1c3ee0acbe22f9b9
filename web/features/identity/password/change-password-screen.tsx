import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { useApiWith } from '../../../shared/call/use-api.ts'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { isLinkOver, LinkOver } from '../form/link-over.tsx'
import { readOnce, Reading } from '../form/reading.tsx'
import { PasswordForm } from './password-form.tsx'
import { keepHalfSignIn } from '../half-sign-in.ts'
import '../identity.css'

/** The page of an invitation's link: the first password. Its token is after the #, which browsers do not send. */
export default function ChangePasswordScreen() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const invitation = useApiWith(readOnce, token === '' ? null : 'GET /api/auth/employee/password-reset', {
    bearer: token,
  })
  if (token === '') return <Navigate to="/login" replace />
  return (
    <PublicPage title={t`Set your password`}>
      <Reading
        reply={invitation}
        otherwise={(error) => (isLinkOver(error) ? <LinkOver message={error.message} /> : null)}
      >
        {({ name, email, orgName }) => (
          <>
            <p className="public-lead">
              <Trans>
                Welcome to {orgName}, {name}. You sign in as <strong>{email}</strong>.
              </Trans>
            </p>
            <PasswordForm
              owner={{ name, email, company: orgName }}
              submit={t`Set password and sign in`}
              send={async (password) => {
                const reply = await api('POST /api/auth/employee/password-reset', { body: { password }, bearer: token })
                if (reply.secondStep !== null) return await navigate(keepHalfSignIn(reply.secondStep, email))
                await beginSession(reply.accessToken ?? '')
              }}
            />
          </>
        )}
      </Reading>
    </PublicPage>
  )
}
