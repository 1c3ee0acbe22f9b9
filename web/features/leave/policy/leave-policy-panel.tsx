import { plural, t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { eligibleOf } from './eligible-sentences.ts'
import { accrualLabels, carryText, daysText, type LeavePolicy } from './policy-values.ts'

// Forms are heavy, and most viewers change no policy.
const LeavePolicyForm = lazyPart(() => import('./leave-policy-form.tsx'))

interface Props {
  isNew: boolean
  policy: LeavePolicy | undefined
  canWrite: boolean
  onClose: () => void
}

/** A policy beside the list: its rules, read-only or to be changed. */
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
        { label: t`Annual days`, value: daysText(policy.halfDaysAYear) },
        { label: t`Eligibility`, value: eligibleOf(policy) },
        { label: t`Granted`, value: accrualLabels[policy.accrual] },
        { label: t`Unused leave`, value: carryText(policy) },
        { label: t`Half days`, value: yes(policy.allowsHalfDays) },
        { label: t`Advance notice`, value: plural(policy.noticeDays, { one: '# day', other: '# days' }) },
        { label: t`Sandwich rule`, value: yes(policy.sandwich) },
      ]}
    />
  )
}
