import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ImportSteps } from '../import-steps.tsx'
import type { OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'
import { useImportProgress } from '../use-import-progress.ts'

// Loaded once the import has reached that step.
const CheckedPanel = lazyPart(() => import('./checked-panel.tsx'))
const MatchPanel = lazyPart(() => import('./match-panel.tsx'))
const ResultPanel = lazyPart(() => import('./result-panel.tsx'))
const WorkPanel = lazyPart(() => import('./work-panel.tsx'))

const stepOf: Readonly<Record<OneImport['state'], 1 | 2 | 3>> = {
  matching: 1,
  checking: 2,
  checked: 2,
  importing: 3,
  imported: 3,
  cancelled: 3,
  undoing: 3,
  undone: 3,
}

/** One import, from its columns to its result; people who leave can resume it. */
export default function ImportScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/user/data-import/{id}', { params: { id } })
  const { data } = reply
  useImportProgress(data !== undefined && isWork(data.state))
  const title = data === undefined ? t`Import` : t`Import: ${viewOf(data.kind).title}`
  return (
    <>
      <PageHeader title={title} subtitle={data?.fileName} />
      {data === undefined ? (
        reply.error ? (
          <ErrorState title={t`Could not load the import.`} error={reply.error} onRetry={() => void reply.mutate()} />
        ) : (
          <FormSkeleton fields={4} />
        )
      ) : (
        <>
          <ImportSteps current={stepOf[data.state]} />
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <Part of={data} />
          </Suspense>
        </>
      )}
    </>
  )
}

const isWork = (state: OneImport['state']) => state === 'checking' || state === 'importing' || state === 'undoing'

function Part({ of }: { of: OneImport }) {
  if (of.state === 'matching') return <MatchPanel key={of.sheet} of={of} />
  if (isWork(of.state)) return <WorkPanel of={of} />
  if (of.state === 'checked') return <CheckedPanel of={of} />
  return <ResultPanel of={of} />
}
