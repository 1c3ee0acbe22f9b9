import { t } from '@lingui/core/macro'
import { Landmark } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { bankFacts } from '../detail/bank-facts.tsx'

export default function OwnBankTab() {
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
  return (
    <Panel title={t`Bank account`} subtitle={t`Your salary is paid into this account. Only HR can change it.`}>
      {reply.data ? (
        <Facts facts={bankFacts(reply.data, reveal)} />
      ) : (
        <EmptyState
          icon={Landmark}
          title={t`No bank account yet`}
          text={t`Share your bank account details with HR to receive your salary.`}
        />
      )}
    </Panel>
  )
}
