import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { type ApiError, messageOf } from '../../../shared/call/api-error.ts'
import type { ApiState } from '../../../shared/call/use-api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import '../identity.css'

interface Props<T> {
  reply: Pick<ApiState<T>, 'data' | 'error' | 'mutate'>
  /** What to show for an error instead of a message with a retry; null for the default. */
  otherwise?: (error: ApiError) => ReactNode | null
  children: (data: T) => ReactNode
}

/** The loading and error states of data that a signed-out screen needs. */
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

/** Read once, and again on retry: the data of signed-out screens only changes by their own actions. */
export const readOnce = { revalidateOnFocus: false, shouldRetryOnError: false }
