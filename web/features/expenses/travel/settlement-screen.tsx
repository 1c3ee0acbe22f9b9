import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { requestTypes } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EmployeesOnly } from '../../approvals/index.ts'
import { WithCategories } from '../claim/with-categories.tsx'

// Not needed for a trip that cannot be settled.
const SettlementForm = lazyPart(() => import('./settlement-form.tsx'))

const title = () => t`Settle trip`

/** A trip's expenses, with bills, beside the estimate. */
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
        {(categories) => (
          <Suspense fallback={<FormSkeleton />}>
            <SettlementForm trip={data} categories={categories} />
          </Suspense>
        )}
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
