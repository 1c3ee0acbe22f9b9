import { t } from '@lingui/core/macro'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ShiftForm } from './shift-form.tsx'
import { newShift, valuesOf } from './shift-values.ts'

/** An empty form, or a copy of another shift (`?copy=`). */
export default function AddShiftScreen() {
  const [params] = useSearchParams()
  const copy = params.get('copy')
  return copy ? <Copy key={copy} id={copy} /> : <ShiftForm title={t`Add shift`} values={newShift} />
}

function Copy({ id }: { id: string }) {
  const shift = useApi('GET /api/v1/user/shift/{id}', { params: { id } })
  const locations = useApi('GET /api/v1/user/location', { query: {} })
  if (shift.error)
    return <ErrorState title={t`Could not load this shift.`} error={shift.error} onRetry={() => void shift.mutate()} />
  if (!shift.data || locations.isLoading) return <FormSkeleton fields={7} />
  const values = valuesOf(shift.data, locations.data?.data ?? [])
  return <ShiftForm title={t`Add shift`} values={{ ...values, name: `${values.name} copy`.slice(0, 60) }} />
}
