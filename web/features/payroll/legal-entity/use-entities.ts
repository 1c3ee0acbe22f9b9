import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'

/** An entity as calls name it: `own` is the organisation itself. */
export interface EntityOption {
  value: string
  label: string
}

/** The legal entities to choose from; none where the organisation has itself alone, and while they are fetched. */
export function useEntities(): readonly EntityOption[] {
  const canRead = useCan(['payRollHistoryRead', 'form16Read', 'access_statutory_settings'])
  const { data = [] } = useApi(canRead ? 'GET /api/v1/user/legal-entity-name' : null)
  return data.map(({ _id, name }) => ({ value: _id ?? 'own', label: name }))
}

/** The filter of a list by legal entity, where there are several. */
export function entityFilters(options: readonly EntityOption[]) {
  return options.length === 0 ? [] : [{ name: 'entity', label: t`Legal entity`, options: [...options] }]
}
