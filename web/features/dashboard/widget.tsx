import type { ReactNode } from 'react'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

interface Reply<T> {
  data?: T | undefined
  error?: unknown
  mutate: () => unknown
}

interface Props<T> {
  title: string
  /** Said when it could not be loaded: "Could not load your team." */
  failed: string
  reply: Reply<T>
  subtitle?: ReactNode
  action?: ReactNode
  lines?: number
  /** What stands there while it loads, as high as what comes; lines of text otherwise. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** A part of the dashboard: it loads and fails by itself. */
export function Widget<T>({ title, failed, reply, subtitle, action, lines = 3, waiting, children }: Props<T>) {
  const { data, error } = reply
  return (
    <Panel title={title} subtitle={subtitle} action={action}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState title={failed} error={error} onRetry={() => void reply.mutate()} />
      ) : (
        (waiting ?? <TextSkeleton lines={lines} />)
      )}
    </Panel>
  )
}
