import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { OwnChangeRequests } from '../change-request/own-change-requests.tsx'
import { identityFacts, personalFacts, type RevealNumber } from '../detail/personal-facts.tsx'
import { OwnPersonalForm } from './own-personal-form.tsx'
import type { ProfileTabProps } from '../profile-tab.ts'

// Forms: loaded when a change is requested.
const NumberRequestDialog = lazyDialog(() =>
  import('../change-request/change-request-dialog.tsx').then((file) => ({ default: file.NumberRequestDialog })),
)
const NameRequestDialog = lazyDialog(() =>
  import('../change-request/change-request-dialog.tsx').then((file) => ({ default: file.NameRequestDialog })),
)

export default function OwnPersonalTab({ profile }: ProfileTabProps) {
  const reply = useApi('GET /api/v1/employee/self-personal-info')
  const [editing, setEditing] = useState(false)
  const [requesting, setRequesting] = useState<'number' | 'name' | null>(null)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load your details.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={8} />
  if (editing) return <OwnPersonalForm personal={reply.data} phone={profile.phone} onClose={() => setEditing(false)} />
  const reveal: RevealNumber = async (field) =>
    (await api('GET /api/v1/employee/self-personal-info/reveal', { query: { field } })).value
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnChangeRequests kinds={['pan', 'uan', 'esi', 'name']} />
      <Panel
        title={t`About`}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" onClick={() => setRequesting('name')}>{t`Change name`}</Button>
            <Button size="small" onClick={() => setEditing(true)}>{t`Edit`}</Button>
          </Box>
        }
      >
        <Facts facts={[{ label: t`Mobile`, value: profile.phone }, ...personalFacts(reply.data)]} />
      </Panel>
      <Panel
        title={t`Identity numbers`}
        subtitle={t`HR approves each change. Select Show to see the full number.`}
        action={<Button size="small" onClick={() => setRequesting('number')}>{t`Request change`}</Button>}
      >
        <Facts facts={identityFacts(reply.data, reveal)} />
      </Panel>
      <Suspense fallback={null}>
        {requesting === 'number' ? <NumberRequestDialog onClose={() => setRequesting(null)} /> : null}
        {requesting === 'name' ? <NameRequestDialog profile={profile} onClose={() => setRequesting(null)} /> : null}
      </Suspense>
    </Box>
  )
}
