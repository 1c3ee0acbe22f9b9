import { t } from '@lingui/core/macro'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { BankForm } from '../form/bank-form.tsx'
import { bankFacts } from './bank-facts.tsx'
import type { TabProps } from './tab.ts'

export default function BankTab({ employee: { _id: id, name } }: TabProps) {
  const params = { id }
  const canWrite = useCan('employeeBankWrite')
  const canReveal = useCan('employeeBankRead')
  const reply = useApi('GET /api/v1/employee/bank-details/{id}', { params })
  const [editing, setEditing] = useState(false)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load the bank details.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (reply.data === undefined) return <TextSkeleton lines={6} />
  if (editing) {
    return (
      <BankForm
        id={id}
        name={name}
        bank={reply.data}
        submit={t`Save`}
        cancel={() => setEditing(false)}
        onDone={() => {
          snack(t`Bank details saved`)
          setEditing(false)
        }}
      />
    )
  }
  const edit = canWrite
    ? { label: reply.data ? t`Edit` : t`Add Bank Account`, onClick: () => setEditing(true) }
    : undefined
  const reveal = async () => (await api('GET /api/v1/employee/bank-details/{id}/reveal', { params })).value
  return (
    <Panel
      title={t`Bank account`}
      subtitle={t`Viewing the number is recorded in the activity log.`}
      action={edit && reply.data ? <ActionButton action={edit} size="small" /> : undefined}
    >
      {reply.data ? (
        <Facts facts={canReveal ? bankFacts(reply.data, reveal) : bankFacts(reply.data)} />
      ) : (
        <EmptyState
          icon={Landmark}
          title={t`No bank account yet`}
          text={t`Add a bank account to pay this employee.`}
          action={edit ?? null}
        />
      )}
    </Panel>
  )
}
