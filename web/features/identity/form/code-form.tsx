import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState, useEffect } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { OtpField } from './otp-field.tsx'
import { useOneAttempt } from './use-one-attempt.ts'
import '../identity.css'

interface Props {
  /** Checks the code; an error is shown and clears the field. */
  send: (code: string) => Promise<void>
  /** Sends another code and returns the seconds until the next; missing if none is sent. */
  resend?: () => Promise<number>
  resendAfter?: number
  /** Shown between the code and the button. */
  extra?: ReactNode
  children?: ReactNode
}

/** Six digits, sent once the last one is entered, and another code after a while. */
export function CodeForm({ send, resend, resendAfter = 0, extra, children }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [notice, setNotice] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const attempt = useOneAttempt()
  const [seconds, restart] = useCountdown(resendAfter)

  async function check(digits: string): Promise<void> {
    if (attempt.pending) return
    if (digits.length < 6) return setError(t`Enter the 6 digits of the code`)
    if (!attempt.begin()) return
    setNotice(null)
    try {
      await send(digits)
    } catch (failure) {
      attempt.end()
      setCode('')
      const field = failure instanceof ApiError ? failure.errors[0] : undefined
      setError(field?.message)
      if (field === undefined) setNotice({ tone: 'error', text: messageOf(failure) })
    }
  }

  async function again(): Promise<void> {
    setError(undefined)
    try {
      restart((await resend?.()) ?? 0)
      setCode('')
      setNotice({ tone: 'success', text: t`We sent a new code.` })
    } catch (failure) {
      setNotice({ tone: 'error', text: messageOf(failure) })
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check(code)
      }}
    >
      {notice === null ? null : <Alert tone={notice.tone}>{notice.text}</Alert>}
      <OtpField
        label={t`Code`}
        name="code"
        autoFocus
        value={code}
        error={error}
        onChange={(digits) => {
          setCode(digits)
          if (digits !== '') setError(undefined)
        }}
        onComplete={(digits) => void check(digits)}
      />
      {extra}
      <Button type="submit" pending={attempt.pending} className="kit-wide">{t`Continue`}</Button>
      {resend === undefined && children === undefined ? null : (
        <p className="identity-aside">
          {resend === undefined ? null : seconds > 0 ? (
            <span>
              <Trans>Resend in {clock(seconds)}</Trans>
            </span>
          ) : (
            <Button look="link" onClick={() => void again()}>{t`Resend code`}</Button>
          )}
          {children}
        </p>
      )}
    </form>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A countdown in whole seconds, and how to restart it. */
function useCountdown(start: number): [seconds: number, restart: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + start * 1000)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    seconds,
    (next) => {
      setNow(Date.now())
      setUntil(Date.now() + next * 1000)
    },
  ]
}
