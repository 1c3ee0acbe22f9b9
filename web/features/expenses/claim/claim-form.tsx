import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { claimReads } from './claim-reads.ts'
import { ClaimLines } from './claim-lines.tsx'
import { begunLines, blankLine, type Category, claimBody, claimField } from './claim-values.ts'
import { WithCategories } from './with-categories.tsx'

// The fields need not wait for the preview.
const ClaimPreviewPanel = lazyPart(() =>
  import('./claim-preview-panel.tsx').then((file) => ({ default: file.ClaimPreviewPanel })),
)

const title = () => t`Submit a claim`

/** A claim: bills are dropped or photographed, each becomes an expense; the total and anything unusual are shown beside it. */
export function ClaimForm() {
  return (
    <WithCategories use="claim" title={title()}>
      {(categories) => <Fields categories={categories} />}
    </WithCategories>
  )
}

function Fields({ categories }: { categories: readonly Category[] }) {
  return (
    <RequestForm
      type="claim"
      title={title()}
      sent={t`Claim submitted`}
      blank={{ lines: [blankLine()] }}
      fromDraft={(kept) => begunLines(categories, kept)}
      reason={{ label: t`Purpose`, helper: t`For example: client visit to Pune. Your approver sees this.` }}
      hasOwnFiles
      schema={() => import('@muster/contract/expenses/claim.ts').then((claim) => claim.ClaimDraft)}
      prepare={(body) => claimBody(body, categories)}
      fieldOf={claimField}
      send={(body, sending) => api('POST /api/v1/employee/claims-request', { body, ...sending })}
      stale={claimReads}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <ClaimPreviewPanel categories={categories} />
        </Suspense>
      }
    >
      <FormSection title={t`Expenses`}>
        <ClaimLines categories={categories} />
      </FormSection>
    </RequestForm>
  )
}
