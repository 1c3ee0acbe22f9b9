import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Travel } from './travel.ts'
import { travelReads } from './travel-reads.ts'

/** The day of an early return from a trip. */
export function TravelledDialog({ request, onClose }: { request: Travel; onClose: () => void }) {
  const { _id, startsOn } = request
  return (
    <FormDialog
      open
      width={440}
      title={t`Mark as travelled`}
      intro={t`Your approvers are notified. You can then settle the trip.`}
      values={{ day: today() }}
      schema={() => import('@muster/contract/expenses/travel.ts').then(({ TravelledInput }) => TravelledInput)}
      send={(body) => api('PUT /api/v1/employee/travel-expense-travelled/{id}', { params: { id: _id }, body })}
      onDone={() => {
        snack(t`Trip marked as travelled`)
        void invalidate(...travelReads)
      }}
      submit={t`Mark as travelled`}
      onClose={onClose}
    >
      <DateField name="day" label={t`Returned on`} max={today()} {...(startsOn === null ? {} : { min: startsOn })} />
    </FormDialog>
  )
}
