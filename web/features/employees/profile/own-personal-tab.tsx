import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { identityFacts, personalFacts, type RevealNumber } from '../detail/personal-facts.tsx'
import { OwnPersonalForm } from './own-personal-form.tsx'
import type { ProfileTabProps } from './tab.ts'

export default function OwnPersonalTab({ profile }: ProfileTabProps) {
  const reply = useApi('GET /api/v1/employee/self-personal-info')
  const [editing, setEditing] = useState(false)
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
      <Panel title={t`About`} action={<Button size="small" onClick={() => setEditing(true)}>{t`Edit`}</Button>}>
        <Facts facts={[{ label: t`Mobile`, value: profile.phone }, ...personalFacts(reply.data)]} />
      </Panel>
      <Panel title={t`Identity numbers`} subtitle={t`Only HR can change these. Select Show to see the full number.`}>
        <Facts facts={identityFacts(reply.data, reveal)} />
      </Panel>
    </Box>
  )
}
