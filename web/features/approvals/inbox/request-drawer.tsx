import { t } from '@lingui/core/macro'
import { entryOf } from '@muster/contract/request-types.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { RequestView } from '../request-view.ts'
import { InboxActions } from './inbox-actions.tsx'
import { InboxRequest } from './inbox-request.tsx'

interface Props {
  view: RequestView
  id: string
  onClose: () => void
}

/** An inbox request over another page, with its actions. */
export default function RequestDrawer({ view, id, onClose }: Props) {
  const { data, error, mutate } = view.useOne(id)
  const request = data && data._id === id ? data : null
  return (
    <SidePanel
      open
      wide
      title={request?.title ?? view.title}
      fullPage={`${entryOf(view.type).inbox}?id=${id}`}
      onClose={onClose}
      footer={request ? <InboxActions view={view} request={request} isInDrawer onDecided={onClose} /> : null}
    >
      {request ? (
        <InboxRequest view={view} request={request} />
      ) : error ? (
        <ErrorState title={t`Could not load this request.`} error={error} onRetry={() => void mutate?.()} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </SidePanel>
  )
}
