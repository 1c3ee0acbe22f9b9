import { Check, CircleDashed, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../shared/call/api.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'
import { refreshTax, type TaxOwner } from '../../shared/tax/tax-calls.ts'
import type { TaxItem } from '../../shared/tax/types.ts'
import { itemTitle } from '../../shared/tax/words.ts'
import { TaxItemActions } from './tax-item-actions.tsx'

const DecisionDialog = lazy(() => import('./tax-decision-dialog.tsx'))

interface Props {
  owner: TaxOwner
  item: TaxItem
  onChange: () => void
}

/** Accept, accept in part, reject, change, remove. */
export function TaxDecisionActions({ owner, item, onChange }: Props) {
  const [deciding, setDeciding] = useState<'part' | 'reject' | null>(null)
  const accept = async () => {
    try {
      await api('PUT /api/v1/user/tax-item-decision/{id}', { params: { id: item._id }, body: { action: 'accept' } })
      snack(`${itemTitle(item.details)} accepted`)
      await refreshTax()
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const hasProof = item.proofs.length > 0
  const isIncome = ['otherIncome', 'letHouse', 'previousEmployer'].includes(item.section)
  return (
    <>
      <TaxItemActions
        owner={owner}
        item={item}
        onChange={onChange}
        more={[
          hasProof && item.state !== 'accepted' && { label: 'Accept', icon: Check, onClick: () => void accept() },
          hasProof && !isIncome && { label: 'Accept in part', icon: CircleDashed, onClick: () => setDeciding('part') },
          item.state !== 'rejected' && { label: 'Reject', icon: X, onClick: () => setDeciding('reject') },
        ]}
      />
      {deciding === null ? null : (
        <Suspense>
          <DecisionDialog item={item} action={deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  )
}
