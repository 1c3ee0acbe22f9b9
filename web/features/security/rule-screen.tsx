import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { api } from '../../shared/call/api.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import type { Got } from '../../shared/call/types.ts'
import { isAdmin, useSession } from '../../shared/session/session.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { BankWaitPanel } from './bank-wait-panel.tsx'
import { RuleRow } from './rule-row.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

type Rule = Got<'GET /api/v1/user/two-person-rule'>[number]

/** The changes that need a second person's approval. */
export default function RuleScreen() {
  const reply = useApi('GET /api/v1/user/two-person-rule')
  const admin = isAdmin(useSession())
  const [asking, setAsking] = useState<Rule | null>(null)
  const set = async (rule: Rule) => {
    await api('PUT /api/v1/user/two-person-rule', { body: { area: rule.area, isOn: !rule.isOn } })
    await invalidate('GET /api/v1/user/two-person-rule')
    snack(t`Two-person rule saved`)
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Two-person rule`}
        subtitle={t`These changes take effect once a second person approves them. No one can approve a change to their own pay or account.`}
      />
      {admin ? null : <Alert severity="info" sx={{ mb: 2.5 }}>{t`Only the admin can change these settings.`}</Alert>}
      <Panel flush>
        {reply.error ? (
          <ErrorState
            title={t`Could not load the two-person rule.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
          />
        ) : reply.data ? (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reply.data.map((rule) => (
              <RuleRow key={rule.area} rule={rule} disabled={!admin} onToggle={() => setAsking(rule)} />
            ))}
          </Box>
        ) : (
          <Box sx={{ p: 2.5 }}>
            <TextSkeleton lines={10} />
          </Box>
        )}
      </Panel>
      <Box sx={{ mt: 2.5 }}>
        <BankWaitPanel />
      </Box>
      <ConfirmDialog
        open={asking !== null}
        title={
          asking?.isOn === true
            ? t`Turn off the rule for "${asking.label}"?`
            : t`Turn on the rule for "${asking?.label ?? ''}"?`
        }
        confirm={asking?.isOn === true ? t`Turn off` : t`Turn on`}
        keep={t`Cancel`}
        danger={asking?.isOn === true}
        onConfirm={async () => {
          if (asking !== null) await set(asking)
        }}
        onClose={() => setAsking(null)}
      >
        {asking?.isOn === true
          ? t`One person can then make these changes alone. A second person must approve this first, if there is one. Everyone who can make them will be notified, and this is recorded in the activity log.`
          : t`These changes will then need a second person's approval. Everyone who can make them will be notified.`}
      </ConfirmDialog>
    </Box>
  )
}
