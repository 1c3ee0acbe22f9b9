import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { forgetHalfSignIn, keepHalfSignIn } from '../half-sign-in.ts'
import { readAway, tellProved } from './away.ts'
import '../identity.css'

const settings = '/home/settings/single-sign-on'

/** Where the identity provider redirects to. Its code works once, so it is sent once. */
export default function CallbackScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [away] = useState(readAway)
  const [end, setEnd] = useState<{ failure: string } | { proved: true } | { tested: string } | null>(null)
  const onward = away?.search ?? ''

  useEffect(() => {
    let isLeft = false
    const arrive = async () => {
      const reply = await finishOnce(search)
      if (isLeft) return
      if (reply.purpose === 'test') return setEnd({ tested: reply.email })
      if (reply.purpose === 'proof') {
        tellProved()
        return setEnd({ proved: true })
      }
      forgetHalfSignIn()
      if (reply.accessToken !== null) {
        await beginSession(reply.accessToken)
        return void navigate(`/login${onward}`, { replace: true })
      }
      if (reply.secondStep !== null)
        await navigate(keepHalfSignIn(reply.secondStep, reply.email) + onward, { replace: true })
    }
    arrive().catch((error: unknown) => {
      const providerMessage = providerErrors[new URLSearchParams(search).get('error') ?? '']
      if (!isLeft) setEnd({ failure: providerMessage ?? messageOf(error) })
    })
    return () => {
      isLeft = true
    }
  }, [search, navigate, onward])

  if (end === null)
    return (
      <PublicPage title={t`Signing you in`}>
        <Alert tone="info">{t`Checking your company's sign-in…`}</Alert>
      </PublicPage>
    )
  if ('proved' in end)
    return (
      <PublicPage title={t`Identity confirmed`}>
        <Alert tone="success">{t`Close this tab and continue where you were.`}</Alert>
      </PublicPage>
    )
  if ('tested' in end)
    return (
      <PublicPage title={t`Test sign-in worked`}>
        <Alert tone="success">{t`Your identity provider signed you in as ${end.tested}. You can now turn single sign-on on.`}</Alert>
        <p className="identity-aside">
          <Link to={settings}>{t`Back to single sign-on`}</Link>
        </p>
      </PublicPage>
    )
  const isTest = away?.purpose === 'test'
  return (
    <PublicPage title={isTest ? t`Test sign-in failed` : t`Could not sign you in`}>
      <Alert>{end.failure}</Alert>
      <p className="identity-aside">
        {isTest ? (
          <Link to={settings}>{t`Back to single sign-on`}</Link>
        ) : (
          <>
            <Link to={`/sso${onward}`}>{t`Try again`}</Link>
            <Link to={`/login${onward}`}>{t`Sign in another way`}</Link>
          </>
        )}
      </p>
    </PublicPage>
  )
}

let sent: { search: string; reply: ReturnType<typeof finish> } | null = null

/** Rendering the page twice sends the code only once. */
function finishOnce(search: string) {
  if (sent?.search !== search) sent = { search, reply: finish(search) }
  return sent.reply
}

function finish(search: string) {
  const given = new URLSearchParams(search)
  const brought = ['code', 'iss', 'error'].flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []))
  const body = { state: given.get('state') ?? '', ...(Object.fromEntries(brought) as { code?: string }) }
  return api('POST /api/auth/sso/finish', { body })
}

const wrongSettings = t`Your company's identity provider refused Muster's request. Ask your administrator to check the client ID, the redirect address and the scopes.`
const signInAnew = t`Your company's sign-in page needs you to sign in there again. Try again.`
const unavailable = t`Your company's identity provider is not available right now. Try again in a few minutes.`

/** Messages for OAuth and OpenID Connect error codes. Other texts of a provider are not shown. */
const providerErrors: Readonly<Record<string, string>> = {
  access_denied: t`Your company didn't let you in, or you cancelled. If you should have access, ask your administrator to assign Muster to you.`,
  login_required: signInAnew,
  interaction_required: signInAnew,
  consent_required: signInAnew,
  account_selection_required: signInAnew,
  server_error: unavailable,
  temporarily_unavailable: unavailable,
  invalid_request: wrongSettings,
  unauthorized_client: wrongSettings,
  invalid_scope: wrongSettings,
  unsupported_response_type: wrongSettings,
}
