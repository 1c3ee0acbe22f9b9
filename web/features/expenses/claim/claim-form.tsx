import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton, TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { claimReads } from './claim-reads.ts'
import { ClaimLines } from './claim-lines.tsx'
import { blankLine, type Category, claimBody, claimField, type LineValues } from './claim-values.ts'

// The fields need not wait for what they come to.
const ClaimPreviewPanel = lazyPart(() =>
  import('./claim-preview-panel.tsx').then((file) => ({ default: file.ClaimPreviewPanel })),
)

const title = () => t`Submit a claim`

/** A claim: bills are dropped or photographed, each becomes an expense; the total and what is unusual stand beside it. */
export function ClaimForm() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/expense-category')
  const categories = data?.filter(({ use }) => use !== 'travel')
  if (categories && categories.length > 0) return <Fields categories={categories} />
  return (
    <>
      <PageHeader title={title()} />
      {error ? (
        <ErrorState title={t`Could not load expense categories.`} error={error} onRetry={() => void mutate()} />
      ) : categories ? (
        <EmptyState
          title={t`No expense categories yet`}
          text={t`Ask HR to add the categories that expenses can be claimed under.`}
          action={{ label: t`Back to claims`, to: '/home/claims' }}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function Fields({ categories }: { categories: readonly Category[] }) {
  return (
    <RequestForm
      type="claim"
      title={title()}
      sent={t`Claim submitted`}
      blank={{ lines: [blankLine()] }}
      begun={(kept) => begun(categories, kept)}
      reason={{ label: t`Purpose`, helper: t`For example: client visit to Pune. Your approver sees this.` }}
      hasOwnFiles
      schema={() => import('@muster/contract/expenses/claim.ts').then((claim) => claim.ClaimDraft)}
      prepare={(body) => claimBody(body, categories)}
      fieldOf={claimField}
      send={(body, files) =>
        api('POST /api/v1/employee/claims-request', files === undefined ? { body } : { body, files })
      }
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

/** What was typed last: its files may be gone, and a category. */
function begun(categories: readonly Category[], kept: Record<string, unknown>): Record<string, unknown> {
  const lines = Array.isArray(kept['lines']) ? (kept['lines'] as LineValues[]) : [blankLine()]
  const documents = Array.isArray(kept['documents']) ? (kept['documents'] as File[]) : []
  const isOffered = (id: string) => categories.some(({ _id }) => _id === id)
  return {
    ...kept,
    lines: lines.map((line) => ({
      ...line,
      bills: line.bills.filter((position) => position <= documents.length),
      categoryId: isOffered(line.categoryId) ? line.categoryId : '',
    })),
  }
}
