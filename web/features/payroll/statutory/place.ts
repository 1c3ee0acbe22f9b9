import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { stateName } from '../../../shared/format/states.ts'

export type Settings = ReplyOf<RouteOf<'GET /api/v1/user/statutory-settings'>>

/** What a section is settled for: everything, a state, or one location of it. */
export interface Place {
  /** Of a select. */
  value: string
  label: string
  state: string | null
  /** Two letters, as the law's tables name the state. */
  code: string | null
  locationId: string | null
}

export interface InForce {
  value: Readonly<Record<string, unknown>>
  from: string | null
  next: string | null
}

const everything: Place = { value: 'all', label: t`Whole organisation`, state: null, code: null, locationId: null }

/** Where a section can be settled apart. Professional tax of one location can differ from its state's. */
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

/** What holds at a place; at a location without settings of its own that of its state. */
export function inForceAt(settings: Settings, section: StatutorySection, { state, locationId }: Place): InForce {
  if (section !== 'pt' && section !== 'lwf') return settings[section]
  const ofState = settings.states.find((one) => one.state === state)!
  if (section === 'lwf') return ofState.lwf
  return ofState.locations.find(({ _id }) => _id === locationId)?.pt ?? ofState.pt
}
