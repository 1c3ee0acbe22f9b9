import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Check, CircleDashed, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { refreshTax, type TaxOwner } from './tax-calls.ts'
import type { TaxItem } from './types.ts'
import { itemTitle } from './tax-labels.ts'
import type { Action } from '../../../shared/ui/action/action.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { TaxItemActions } from './tax-item-actions.tsx'

const DecisionDialog = lazyDialog(() => import('./tax-decision-dialog.tsx'))

interface Props {
  owner: TaxOwner
  item: TaxItem
  onChange: () => void
}

/** Changing and removing an item, and revising the decision on one. */
export function TaxDecisionActions({ owner, item, onChange }: Props) {
  const { actions, dialog } = useDecision(item)
  return (
    <>
      <TaxItemActions owner={owner} item={item} onChange={onChange} more={isWaiting(item) ? [] : actions} />
      {dialog}
    </>
  )
}

/** Accept, accept in part or reject, for a pending item. */
export function TaxDecisionButtons({ item }: { item: TaxItem }) {
  const { actions, dialog } = useDecision(item)
  if (!isWaiting(item)) return null
  return (
    <Box
      role="group"
      aria-label={t`Review ${itemTitle(item.details)}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} size="small" />
      ))}
      {dialog}
    </Box>
  )
}

function isWaiting({ state, proofs }: TaxItem): boolean {
  return state === 'submitted' && proofs.length > 0
}

function useDecision(item: TaxItem): { actions: Action[]; dialog: ReactNode } {
  const [deciding, setDeciding] = useState<'part' | 'reject' | null>(null)
  const [pending, setPending] = useState(false)
  const accept = async () => {
    setPending(true)
    try {
      await api('PUT /api/v1/user/tax-item-decision/{id}', { params: { id: item._id }, body: { action: 'accept' } })
      snack(t`${itemTitle(item.details)} accepted`)
      await refreshTax()
    } catch (error) {
      snackError(messageOf(error))
    }
    setPending(false)
  }
  const hasProof = item.proofs.length > 0
  const isIncome = ['otherIncome', 'letHouse', 'previousEmployer'].includes(item.section)
  const actions = [
    hasProof && item.state !== 'accepted' && { label: t`Accept`, icon: Check, onClick: () => void accept(), pending },
    hasProof && !isIncome && { label: t`Accept in part`, icon: CircleDashed, onClick: () => setDeciding('part') },
    item.state !== 'rejected' && { label: t`Reject`, icon: X, onClick: () => setDeciding('reject') },
  ].filter((action) => action !== false)
  const dialog =
    deciding === null ? null : (
      <Suspense>
        <DecisionDialog item={item} action={deciding} onClose={() => setDeciding(null)} />
      </Suspense>
    )
  return { actions, dialog }
}
