import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PersonalForm } from '../form/personal-form.tsx'
import type { TabProps } from './tab.ts'
import { identityFacts, personalFacts, type RevealNumber } from './personal-facts.tsx'

export default function PersonalTab({ employee: { _id: id } }: TabProps) {
  const params = { id }
  const reply = useApi('GET /api/v1/employee/personal-info/{id}', { params })
  const [editing, setEditing] = useState(false)
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the personal details.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (!reply.data) return <TextSkeleton lines={8} />
  if (editing) {
    return (
      <PersonalForm
        personal={reply.data}
        submit={t`Save`}
        cancel={() => setEditing(false)}
        onDone={() => {
          snack(t`Personal details saved`)
          setEditing(false)
        }}
      />
    )
  }
  const reveal: RevealNumber = async (field) =>
    (await api('GET /api/v1/employee/personal-info/{id}/reveal', { params, query: { field } })).value
  const edit = <Button size="small" onClick={() => setEditing(true)}>{t`Edit`}</Button>
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={t`About`} action={edit}>
        <Facts facts={personalFacts(reply.data)} />
      </Panel>
      <Panel title={t`Identity numbers`} subtitle={t`Viewing a number is recorded in the activity log.`}>
        <Facts facts={identityFacts(reply.data, reveal)} />
      </Panel>
    </Box>
  )
}
