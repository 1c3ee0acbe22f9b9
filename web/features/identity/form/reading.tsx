import { type ReactNode, Suspense, use, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import '../identity.css'

interface Props<T> {
  read: () => Promise<T>
  /** What to show for an error instead of a message with a retry; null leaves it to that. */
  otherwise?: (error: ApiError) => ReactNode | null
  children: (data: T) => ReactNode
}

type Outcome<T> = { data: T } | { error: unknown }

/** Reads once what a signed-out screen needs before it can be shown; the data cache is not loaded for it. */
export function Reading<T>({ read, otherwise, children }: Props<T>) {
  const start = (): Promise<Outcome<T>> =>
    read().then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    )
  const [outcome, setOutcome] = useState(start)
  return (
    <Suspense fallback={<div className="reading" aria-hidden="true" />}>
      <Shown outcome={outcome} otherwise={otherwise} retry={() => setOutcome(start())}>
        {children}
      </Shown>
    </Suspense>
  )
}

interface ShownProps<T> extends Pick<Props<T>, 'children'> {
  otherwise: Props<T>['otherwise']
  outcome: Promise<Outcome<T>>
  retry: () => void
}

function Shown<T>({ outcome, otherwise, retry, children }: ShownProps<T>) {
  const found = use(outcome)
  if ('data' in found) return children(found.data)
  const special = found.error instanceof ApiError ? (otherwise?.(found.error) ?? null) : null
  if (special !== null) return special
  return (
    <>
      <Alert>{messageOf(found.error)}</Alert>
      <Button look="secondary" onClick={retry}>
        Try again
      </Button>
    </>
  )
}
