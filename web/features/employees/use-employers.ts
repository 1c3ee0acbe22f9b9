import { useApi } from '../../shared/call/use-api.ts'
import { useCan } from '../../shared/session/session.ts'

/** The legal entities that can employ people; none if the organisation is the only one. `own` is the organisation itself. */
export function useEmployers() {
  const canRead = useCan(['allEmployeeRead', 'allEmployeeWrite'])
  const { data = [] } = useApi(canRead ? 'GET /api/v1/user/legal-entity-choice' : null)
  return data.map(({ _id, name }) => ({ value: _id ?? 'own', label: name }))
}
