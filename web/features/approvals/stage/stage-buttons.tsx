import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { may, useSession } from '../../../shared/session/session.ts'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { useRequestSteps } from '../use-request-steps.ts'
import { stageLabel } from './stage-labels.ts'

const StageDialog = lazyDialog(() => import('./stage-dialog.tsx'))

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  request: R
}

/** What an approved request may come to next: a button each, for whoever may say so of somebody else's. */
export function StageButtons<R extends AnyRequest>({ view, request }: Props<R>) {
  const permissions = useSession((session) => session.permissions)
  const steps = useRequestSteps(view)
  const [stage, setStage] = useState<string | null>(null)
  const { decide, advance = decide } = entryOf(view.type)
  if (view.advance === undefined || request.isMine || !may(permissions, advance)) return null
  return (
    <>
      {request.nextStages.map((next) => (
        <Button key={next} variant="contained" onClick={() => setStage(next)}>
          {t`Mark as ${stageLabel(next)}`}
        </Button>
      ))}
      {stage === null ? null : (
        <Suspense fallback={null}>
          <StageDialog
            request={request}
            stage={stage}
            onSend={(input) => steps.advance(request._id, input)}
            onClose={() => setStage(null)}
          />
        </Suspense>
      )}
    </>
  )
}
