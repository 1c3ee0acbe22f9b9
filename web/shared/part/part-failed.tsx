import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { onConnectionBack } from '../call/connection.ts'
import { Button } from '../public-kit/button.tsx'
import type { Failure } from './loading.ts'
import './part-failed.css'

interface Props {
  failure: Failure
  pending: boolean
  retry: () => void
  /** For dialogs and side panels: closes it. */
  close: (() => void) | undefined
  isOver: boolean
}

const sentences: Readonly<Record<Failure, string>> = {
  away: t`Could not load this section. It will be retried when the server can be reached.`,
  changed: t`Muster was updated while this page was open. Reload the page to use this section.`,
  stuck: t`Could not load this section. Reload the page to use it.`,
}

/** Shown in place of a part of the page that could not be loaded. Nothing on the page is lost: only the reader reloads it. */
export function PartFailed({ failure, pending, retry, close, isOver }: Props) {
  useEffect(() => (failure === 'away' ? onConnectionBack(retry) : undefined), [failure, retry])
  return (
    <div role="alert" className={`part-failed no-print${isOver ? ' part-failed-over' : ''}`}>
      <span>{sentences[failure]}</span>
      {failure === 'away' ? (
        <Button look="secondary" pending={pending} onClick={retry}>{t`Try again`}</Button>
      ) : (
        <Button look="secondary" onClick={() => window.location.reload()}>{t`Reload page`}</Button>
      )}
      {close === undefined ? null : <Button look="link" onClick={close}>{t`Close`}</Button>}
    </div>
  )
}
