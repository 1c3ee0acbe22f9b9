import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { stateName } from '../../../shared/format/states.ts'
import { EntitySelect } from '../legal-entity/entity-select.tsx'
import type { EntityOption } from '../legal-entity/use-entities.ts'
import { SelectInput } from '../select-later.tsx'
import type { AnnualReturn } from './annual-labels.ts'

interface Props {
  data: AnnualReturn
  entities: readonly EntityOption[]
  entity: string
  place: string
  onChange: (name: 'year' | 'entity' | 'place', value: string | undefined) => void
}

/** Which year, legal entity and place the figures are of. */
export function AnnualFilters({ data, entities, entity, place, onChange }: Props) {
  const years = [...new Set([data.year, ...data.years])].toSorted((a, b) => b - a)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ width: 160 }}>
        <SelectInput
          label={t`Year`}
          value={String(data.year)}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => onChange('year', year ?? undefined)}
        />
      </Box>
      <EntitySelect
        options={entities.length === 0 ? [] : [{ value: all, label: t`All legal entities` }, ...entities]}
        value={entity}
        onChange={(value) => onChange('entity', value === all ? undefined : value)}
      />
      {data.locations.length < 2 ? null : (
        <Box sx={{ width: 260, maxWidth: '100%' }}>
          <SelectInput
            label={t`Work location`}
            value={place}
            options={[{ value: all, label: t`All work locations` }, ...placesOf(data.locations)]}
            onChange={(value) => onChange('place', value === all || value === null ? undefined : value)}
          />
        </Box>
      )}
    </Box>
  )
}

/** No filter. */
export const all = 'all'

/** States, if there are several, and work locations. */
function placesOf(locations: AnnualReturn['locations']) {
  const states = [...new Set(locations.map(({ state }) => state))]
  return [
    ...(states.length < 2 ? [] : states.map((state) => ({ value: state, label: t`All of ${stateName(state)}` }))),
    ...locations.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
}

/** How calls name a chosen place: a state of India or a work location. */
export function placeQuery(place: string | undefined) {
  if (place === undefined) return {}
  return place.startsWith('IN-') ? { state: place } : { locationId: place }
}
