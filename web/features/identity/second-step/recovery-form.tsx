import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Button } from '../../../shared/public-kit/button.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'

interface Props {
  send: (code: string) => Promise<void>
  extra: ReactNode
}

/** A wrong code stays in the field: it is long, and most of it is right. */
export function RecoveryForm({ send, extra }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [pending, setPending] = useState(false)

  async function check(): Promise<void> {
    if (pending) return
    if (code.replaceAll(/[^a-z0-9]/gi, '').length !== 16)
      return setError(t`Enter all 16 letters and digits of the code`)
    setPending(true)
    setError(undefined)
    try {
      await send(code)
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.errors[0] : undefined
      setError(field?.message ?? messageOf(failure))
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <TextField
        label={t`Recovery code`}
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        error={error}
        helper={t`For example abcd-efgh-ijkl-mnop`}
        onChange={(event) => setCode(event.target.value)}
      />
      {extra}
      <Button type="submit" pending={pending} className="kit-wide">{t`Continue`}</Button>
    </form>
  )
}
