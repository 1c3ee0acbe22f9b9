import { t } from '@lingui/core/macro'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'

/** An entity as named in calls: `own` is the organisation itself. */
export interface EntityOption {
  value: string
  label: string
}

/** The legal entities to choose from; empty if there is only the organisation itself, and while loading. */
export function useEntities(): readonly EntityOption[] {
  const canRead = useCan(['payRollHistoryRead', 'form16Read', 'access_statutory_settings'])
  const { data = [] } = useApi(canRead ? 'GET /api/v1/user/legal-entity-name' : null)
  return data.map(({ _id, name }) => ({ value: _id ?? 'own', label: name }))
}

/** A list's filter by legal entity, if there are several. */
export function entityFilters(options: readonly EntityOption[]) {
  return options.length === 0 ? [] : [{ name: 'entity', label: t`Legal entity`, options: [...options] }]
}
