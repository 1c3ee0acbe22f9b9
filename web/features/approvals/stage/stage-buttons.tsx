import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { hasPermission, useSession } from '../../../shared/session/session.ts'
import type { AnyRequest } from '../request-view.ts'
import type { useRequestSteps } from '../use-request-steps.ts'
import { stageLabel } from './stage-labels.ts'

const StageDialog = lazyDialog(() => import('./stage-dialog.tsx'))

interface Props {
  request: AnyRequest
  steps: ReturnType<typeof useRequestSteps>
}

/** The next possible stages of an approved request, a button each, for people who may set them. */
export default function StageButtons({ request, steps }: Props) {
  const permissions = useSession((session) => session.permissions)
  const [stage, setStage] = useState<string | null>(null)
  const { decide, advance = decide } = entryOf(request.type)
  if (request.isMine || !hasPermission(permissions, advance)) return null
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
