import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

// Loaded when opened.
const LedgerDialog = lazyDialog(() => import('./ledger-dialog.tsx'))

/** The names of the journal's accounts in the company's books. */
export function LedgerPanel() {
  const canWrite = useCan('payRunConfigWrite')
  const reply = useApi('GET /api/v1/user/payrun-ledger')
  const [isEditing, setEditing] = useState(false)
  const ledgers = reply.data
  const own = ledgers?.filter(({ ledger }) => ledger !== '') ?? []
  const edit = { label: t`Change ledger names`, onClick: () => setEditing(true) }
  return (
    <Panel
      title={t`Ledgers`}
      subtitle={t`Account names in the journal for Tally, Zoho Books and others.`}
      action={canWrite && ledgers ? <ActionButton action={edit} size="small" /> : undefined}
    >
      {reply.error ? (
        <ErrorState
          title={t`Could not load the ledger names.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : ledgers === undefined ? (
        <TextSkeleton lines={2} />
      ) : own.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {plural(ledgers.length, {
            one: '# account, with its standard name',
            other: '# accounts, with their standard names',
          })}
        </Typography>
      ) : (
        <Facts facts={own.map(({ name, ledger }) => ({ label: name, value: ledger }))} />
      )}
      {isEditing && ledgers ? (
        <Suspense>
          <LedgerDialog ledgers={ledgers} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}
