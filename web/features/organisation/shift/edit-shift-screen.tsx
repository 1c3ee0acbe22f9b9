import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { today } from '../../../shared/format/date.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ShiftForm } from './shift-form.tsx'
import { valuesOf } from './shift-values.ts'

export default function EditShiftScreen() {
  const { id = '' } = useParams()
  const shift = useApi('GET /api/v1/user/shift/{id}', { params: { id } })
  const locations = useApi('GET /api/v1/user/location', { query: {} })
  useRecordName(shift.data?.name)
  if (shift.error)
    return <ErrorState title={t`Could not load this shift.`} error={shift.error} onRetry={() => void shift.mutate()} />
  if (!shift.data || locations.isLoading) return <FormSkeleton fields={7} />
  return (
    <ShiftForm
      key={shift.data._id}
      id={shift.data._id}
      title={t`Edit ${shift.data.name}`}
      values={{ ...valuesOf(shift.data, locations.data?.data ?? []), from: today() }}
      changesOn={shift.data.changesOn}
    />
  )
}
