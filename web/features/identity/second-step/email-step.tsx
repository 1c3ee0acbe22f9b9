import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { CodeForm } from '../form/code-form.tsx'
import { maskEmail } from '../form/mask-email.ts'
import { type HalfSignIn, keepHalfSignIn } from '../half-sign-in.ts'

interface Props {
  half: HalfSignIn
  send: (code: string) => Promise<void>
  extra: ReactNode
  instead: ReactNode
  onOver: () => void
}

export function EmailStep({ half, send, extra, instead, onOver }: Props) {
  const [openedAt] = useState(() => Date.now())
  const { token, step, hasPasskey, email, resendAt } = half

  async function resend(): Promise<number> {
    try {
      const { resendAfter } = await api('POST /api/auth/user/2fa-resend', { bearer: token })
      keepHalfSignIn({ token, step, hasPasskey, resendAfter }, email)
      return resendAfter
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onOver()
      throw error
    }
  }

  return (
    <PublicPage
      title={t`Enter the code`}
      lead={<Trans>Enter the code sent to {maskEmail(email)}. It expires in 10 minutes.</Trans>}
    >
      <CodeForm
        send={send}
        resend={resend}
        resendAfter={Math.max(0, Math.ceil((resendAt - openedAt) / 1000))}
        extra={extra}
      >
        <Link to="/login">{t`Back to sign-in`}</Link>
      </CodeForm>
      {instead}
    </PublicPage>
  )
}
