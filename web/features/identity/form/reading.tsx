import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { type ApiError, messageOf } from '../../../shared/call/api-error.ts'
import type { ApiState } from '../../../shared/call/use-api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import '../identity.css'

interface Props<T> {
  reply: Pick<ApiState<T>, 'data' | 'error' | 'mutate'>
  /** What to show for an error instead of a message with a retry; null leaves it to that. */
  otherwise?: (error: ApiError) => ReactNode | null
  children: (data: T) => ReactNode
}

/** The states of what a signed-out screen reads before it can be shown. */
export function Reading<T>({ reply, otherwise, children }: Props<T>) {
  const { data, error, mutate } = reply
  if (data !== undefined) return children(data)
  if (error === undefined) return <div className="reading" aria-hidden="true" />
  return (
    otherwise?.(error) ?? (
      <>
        <Alert>{messageOf(error)}</Alert>
        <Button look="secondary" onClick={() => void mutate()}>{t`Try again`}</Button>
      </>
    )
  )
}

/** Read once, and again when asked: the signed-out screens change only by what one does on them. */
export const readOnce = { revalidateOnFocus: false, shouldRetryOnError: false }
