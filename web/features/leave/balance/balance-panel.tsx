import { t } from '@lingui/core/macro'
import { isEmployee, useCan, useSession } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { BalanceCards } from './balance-cards.tsx'

/** The person's own balances, on the dashboard of people who take leave. */
export function BalancePanel() {
  const takesLeave = useCan('leaveRead')
  const canApply = useCan('leaveWrite')
  const hasRecord = useSession(isEmployee)
  if (!takesLeave || !hasRecord) return null
  return (
    <Panel
      title={t`Leave balance`}
      action={
        canApply ? (
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Apply`, to: '/home/attendance/add-leave-request' }}
          />
        ) : undefined
      }
    >
      <BalanceCards look="bars" />
    </Panel>
  )
}
