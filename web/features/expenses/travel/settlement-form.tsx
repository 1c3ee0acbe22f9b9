import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { ClaimLines } from '../claim/claim-lines.tsx'
import { begunLines, blankLine, type Category, claimBody, claimField } from '../claim/claim-values.ts'
import type { Travel } from './travel.ts'
import { travelReads } from './travel-reads.ts'

const SettlementPreviewPanel = lazyPart(() =>
  import('./settlement-preview-panel.tsx').then((file) => ({ default: file.SettlementPreviewPanel })),
)

/** A trip's expenses, line by line with the bills. */
export default function SettlementForm({ trip, categories }: { trip: Travel; categories: readonly Category[] }) {
  const hasAdvance = trip.details.advance.paidPaise > trip.details.advance.recoveredPaise
  return (
    <RequestForm
      type="travel"
      draftName={`settlement ${trip._id}`}
      title={t`Settle ${trip.number}`}
      sent={t`Settlement submitted`}
      blank={{ lines: [blankLine({ day: trip.startsOn })] }}
      fromDraft={(kept) => (Array.isArray(kept['lines']) ? begunLines(categories, kept) : kept)}
      hasOwnDetails
      schema={() => import('@muster/contract/expenses/travel.ts').then((travel) => travel.SettlementDraft)}
      prepare={(body) => ({ ...claimBody(body, categories), tripId: trip._id })}
      fieldOf={claimField}
      send={(body, sending) => api('POST /api/v1/employee/travel-expense-settlement', { body, ...sending })}
      stale={travelReads}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <SettlementPreviewPanel tripId={trip._id} categories={categories} />
        </Suspense>
      }
    >
      <FormSection
        title={t`Expenses`}
        {...(hasAdvance ? { description: t`Nothing spent? Remove the expense: the advance is then recovered.` } : {})}
      >
        <ClaimLines categories={categories} mayBeEmpty={hasAdvance} />
      </FormSection>
      <FormSection title={t`Details`}>
        <TextArea name="reason" label={t`Note`} helper={t`Your approver sees this.`} optional max={500} />
      </FormSection>
    </RequestForm>
  )
}
