import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { requestTypes } from '@muster/contract/request-types.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton, TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EmployeesOnly, RequestForm } from '../../approvals/index.ts'
import { ClaimLines } from '../claim/claim-lines.tsx'
import { begunLines, blankLine, type Category, claimBody, claimField } from '../claim/claim-values.ts'
import { WithCategories } from '../claim/with-categories.tsx'
import type { Travel } from './travel.ts'
import { travelReads } from './travel-reads.ts'

const SettlementPreviewPanel = lazyPart(() =>
  import('./settlement-preview-panel.tsx').then((file) => ({ default: file.SettlementPreviewPanel })),
)

const title = () => t`Settle trip`

/** What was spent on a trip, with bills, beside its estimate. */
export default function SettlementScreen() {
  return (
    <EmployeesOnly title={title()}>
      <OfTrip />
    </EmployeesOnly>
  )
}

function OfTrip() {
  const { id = '' } = useParams()
  const { data, error, mutate } = useApi('GET /api/v1/employee/travel-expense-approval/{id}', { params: { id } })
  useRecordName(data?.number)
  if (data?.isMine === true && data.details.maySettle)
    return (
      <WithCategories use="travel" title={title()}>
        {(categories) => <Fields trip={data} categories={categories} />}
      </WithCategories>
    )
  const toTrip = { label: t`Back to travel`, to: `${requestTypes.travel.own}?id=${id}` }
  return (
    <>
      <PageHeader title={title()} />
      {error ? (
        <ErrorState title={t`Could not load this trip.`} error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <EmptyState
          title={t`This trip can't be settled now`}
          text={
            data.details.settlement === null
              ? t`A trip can be settled by its traveller once it is approved and over.`
              : t`It was settled with ${data.details.settlement.number}.`
          }
          action={toTrip}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function Fields({ trip, categories }: { trip: Travel; categories: readonly Category[] }) {
  const hasAdvance = trip.details.advance.paidPaise > trip.details.advance.recoveredPaise
  return (
    <RequestForm
      type="travel"
      draftName={`settlement ${trip._id}`}
      title={t`Settle ${trip.number}`}
      sent={t`Settlement submitted`}
      blank={{ lines: [blankLine({ day: trip.startsOn })] }}
      begun={(kept) => begunLines(categories, kept)}
      hasOwnDetails
      schema={() => import('@muster/contract/expenses/travel.ts').then((travel) => travel.SettlementDraft)}
      prepare={(body) => ({ ...claimBody(body, categories), tripId: trip._id })}
      fieldOf={claimField}
      send={(body, files) =>
        api('POST /api/v1/employee/travel-expense-settlement', files === undefined ? { body } : { body, files })
      }
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
