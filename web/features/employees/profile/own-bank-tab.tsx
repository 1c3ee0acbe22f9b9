import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Landmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { OwnChangeRequests } from '../change-request/own-change-requests.tsx'
import { bankFacts } from '../detail/bank-facts.tsx'
import type { ProfileTabProps } from '../profile-tab.ts'

// A form: loaded when a change is requested.
const BankRequestDialog = lazyDialog(() =>
  import('../change-request/change-request-dialog.tsx').then((file) => ({ default: file.BankRequestDialog })),
)

export default function OwnBankTab({ profile }: ProfileTabProps) {
  const requests = useApi('GET /api/v1/employee/self-change-request')
  const [isRequesting, setRequesting] = useState(false)
  const reply = useApi('GET /api/v1/employee/self-bank-details')
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load your bank account.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (reply.data === undefined) return <TextSkeleton lines={6} />
  const reveal = async () => (await api('GET /api/v1/employee/self-bank-details/reveal')).value
  const isPending = requests.data?.requests.some(({ kind, state }) => kind === 'bank' && state === 'pending') === true
  const request = {
    label: reply.data ? t`Request change` : t`Add bank account`,
    onClick: () => setRequesting(true),
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnChangeRequests kinds={['bank']} />
      <Panel
        title={t`Bank account`}
        subtitle={t`Your salary is paid into this account. HR approves each change.`}
        action={reply.data && !isPending ? <ActionButton action={request} size="small" /> : undefined}
      >
        {reply.data ? (
          <Facts facts={bankFacts(reply.data, reveal)} />
        ) : (
          <EmptyState
            icon={Landmark}
            title={t`No bank account yet`}
            text={t`Add the bank account that your salary is to be paid into. HR approves it.`}
            action={isPending ? null : request}
          />
        )}
      </Panel>
      <Suspense fallback={null}>
        {isRequesting ? (
          <BankRequestDialog bank={reply.data} name={profile.name} onClose={() => setRequesting(false)} />
        ) : null}
      </Suspense>
    </Box>
  )
}
