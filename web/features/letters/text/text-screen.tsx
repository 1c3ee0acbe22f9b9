import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useParams } from 'react-router'
import { letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { TextEditor } from './text-editor.tsx'

/** The text of one letter: the current or an earlier version. */
export default function TextScreen() {
  const { kind: requested } = useParams()
  const kind = letterKindNames.find((one) => one === requested)
  const [version, setVersion] = useState<number | null>(null)
  const current = useApi(kind === undefined ? null : 'GET /api/v1/user/letter-template/{kind}', {
    ...{ params: { kind: kind ?? 'offer' }, query: {} },
  })
  const earlier = useApi(kind === undefined || version === null ? null : 'GET /api/v1/user/letter-template/{kind}', {
    ...{ params: { kind: kind ?? 'offer' }, query: version === null ? {} : { version } },
  })
  if (kind === undefined) return <EmptyState title={t`This letter does not exist`} />
  const error = current.error ?? earlier.error
  if (error)
    return (
      <ErrorState
        title={t`Could not load the template.`}
        error={error}
        onRetry={() => void Promise.all([current.mutate(), earlier.mutate()])}
      />
    )
  const shown = version === null ? current.data : earlier.data
  if (current.data === undefined || shown === undefined) return <FormSkeleton fields={3} />
  return (
    <TextEditor
      // Initial values are read once: another version or someone else's change restarts the editor.
      key={`${kind} ${current.data.version} ${version ?? ''}`}
      current={current.data}
      shown={shown}
      onVersion={setVersion}
    />
  )
}
