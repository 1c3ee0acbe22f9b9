import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { eligibleOf } from './eligible-words.ts'
import { accrualWords, carryWords, daysText, type LeavePolicy } from './policy-values.ts'

// Forms are heavy, and most who look at policies change none.
const LeavePolicyForm = lazyPart(() => import('./leave-policy-form.tsx'))

interface Props {
  isNew: boolean
  policy: LeavePolicy | undefined
  canWrite: boolean
  onClose: () => void
}

/** A policy beside the list: its rules to read, or to change for those who may. */
export function LeavePolicyPanel({ isNew, policy, canWrite, onClose }: Props) {
  const title = isNew ? t`Add leave policy` : (policy?.name ?? '')
  return (
    <SidePanel open={(isNew && canWrite) || policy !== undefined} wide title={title} onClose={onClose}>
      {canWrite ? (
        <Suspense fallback={<FormSkeleton fields={8} />}>
          <LeavePolicyForm policy={policy} onClose={onClose} />
        </Suspense>
      ) : policy ? (
        <PolicyFacts policy={policy} />
      ) : null}
    </SidePanel>
  )
}

function PolicyFacts({ policy }: { policy: LeavePolicy }) {
  const yes = (value: boolean) => (value ? t`Yes` : t`No`)
  return (
    <Facts
      facts={[
        { label: t`Code`, value: policy.code },
        { label: t`Paid`, value: yes(policy.isPaid) },
        { label: t`Days a year`, value: daysText(policy.halvesAYear) },
        { label: t`Eligible`, value: eligibleOf(policy) },
        { label: t`Granted`, value: accrualWords[policy.accrual] },
        { label: t`Left over`, value: carryWords(policy) },
        { label: t`Half days`, value: yes(policy.halfDays) },
        { label: t`Notice`, value: t`${policy.noticeDays} days` },
        { label: t`Days off between leave count`, value: yes(policy.sandwich) },
      ]}
    />
  )
}
