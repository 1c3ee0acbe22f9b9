import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ContactsPanel } from './contacts-panel.tsx'

/** An employee's contacts, which HR can change. */
export default function EmergencyTab({ employee: { _id: id } }: { employee: { _id: string } }) {
  const { data, error, mutate } = useApi('GET /api/v1/employee/emergency-contact/{id}', { params: { id } })
  if (error)
    return <ErrorState title={t`Could not load the emergency contacts.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <TextSkeleton lines={5} />
  return <ContactsPanel id={id} contacts={data} />
}
