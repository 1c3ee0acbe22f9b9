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
  /** The error if it could not be loaded: "Could not load your team." */
  failed: string
  reply: Reply<T>
  subtitle?: ReactNode
  action?: ReactNode
  lines?: number
  /** Placeholder while loading, as high as the content; by default lines of text. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** A panel of the dashboard that loads and fails on its own. */
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
