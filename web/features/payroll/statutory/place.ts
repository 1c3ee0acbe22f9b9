import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { stateName } from '../../../shared/format/states.ts'

export type Settings = ReplyOf<RouteOf<'GET /api/v1/user/statutory-settings'>>

/** What the settings of a section are for: the whole company, a state, or one location in it. */
export interface Place {
  /** The option of a select. */
  value: string
  label: string
  state: string | null
  /** The state's code in the tables of the law. */
  code: string | null
  locationId: string | null
}

export interface InForce {
  value: Readonly<Record<string, unknown>>
  from: string | null
  next: string | null
}

const everything: Place = { value: 'all', label: t`Whole organisation`, state: null, code: null, locationId: null }

/** The places with settings of their own for a section. A location's professional tax can differ from its state's. */
export function placesOf({ states }: Settings, section: StatutorySection): Place[] {
  if (section !== 'pt' && section !== 'lwf') return [everything]
  return states.flatMap(({ state, code, locations }) => {
    const whole = { value: state, label: stateName(state), state, code, locationId: null }
    if (section === 'lwf') return [whole]
    return [
      whole,
      ...locations.map(({ _id, name, pt }) => ({
        ...whole,
        value: _id,
        label: pt === null ? t`${name} (same as ${stateName(state)})` : t`${name} (different from ${stateName(state)})`,
        locationId: _id,
      })),
    ]
  })
}

/** The settings in force at a place; those of its state at a location without its own. */
export function inForceAt(settings: Settings, section: StatutorySection, { state, locationId }: Place): InForce {
  if (section !== 'pt' && section !== 'lwf') return settings[section]
  const ofState = settings.states.find((one) => one.state === state)!
  if (section === 'lwf') return ofState.lwf
  return ofState.locations.find(({ _id }) => _id === locationId)?.pt ?? ofState.pt
}
