import { t } from '@lingui/core/macro'
import { Landmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Masked } from '../../../shared/ui/masked.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

// Loaded when opened.
const BankDialog = lazyDialog(() => import('./pay-run-configuration-bank-dialog.tsx'))

/** The company's account for paying salaries. */
export function CompanyBankPanel() {
  const canWrite = useCan('payRunConfigWrite')
  const reply = useApi('GET /api/v1/user/payrun-bank')
  const [editing, setEditing] = useState(false)
  const bank = reply.data
  const edit = { label: bank ? t`Change` : t`Add bank account`, onClick: () => setEditing(true) }
  return (
    <Panel
      title={t`Bank account`}
      subtitle={t`Salaries are paid from this account, and the bank file names it.`}
      action={canWrite && bank ? <ActionButton action={edit} size="small" /> : undefined}
    >
      <CompanyPendingNotice areas={['companyBank']} />
      {reply.error && bank === undefined ? (
        <ErrorState
          title={t`Could not load the bank account.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : bank === undefined ? (
        <TextSkeleton lines={3} />
      ) : bank === null ? (
        <EmptyState
          icon={Landmark}
          title={t`No bank account yet`}
          text={t`Without one, you enter it at the bank when you upload the bank file.`}
          action={canWrite ? edit : null}
        />
      ) : (
        <Facts
          facts={[
            { label: t`Account holder`, value: bank.holderName },
            {
              label: t`Account number`,
              value: canWrite ? (
                <Masked value={bank.accountNumber} label={t`Account number`} reveal={reveal} />
              ) : (
                bank.accountNumber
              ),
            },
            { label: t`IFSC`, value: bank.ifsc },
            { label: t`Bank`, value: bank.bankName },
          ]}
        />
      )}
      {editing && bank !== undefined ? (
        <Suspense>
          <BankDialog bank={bank} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

async function reveal(): Promise<string> {
  return (await api('GET /api/v1/user/payrun-bank/reveal')).value
}
