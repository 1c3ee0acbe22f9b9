import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Month } from '@muster/contract/values.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { compareText } from '@muster/engine/format.ts'
import type { StatutorySettings } from '../../statutory/index.ts'

/** A state, or a part of one with its own return. */
interface Place {
  state: string
  localBody?: string | null
}

/** The registration numbers of a place, separated by `; ` if it has several locations; null if none is known. */
export function registrationOf(
  { places }: StatutorySettings,
  section: 'pt' | 'lwf',
  { state, localBody }: Place,
): string | null {
  const numbers = [...places.values()]
    .filter((place) => place.state === state && (localBody === undefined || place.pt.localBody === localBody))
    .map((place) => place[section].registrationNumber)
    .filter((number) => number !== null)
  return [...new Set(numbers)].toSorted(compareText).join('; ') || null
}

/** What the month's file lacks without them; null if nothing. */
export function unregistered(
  settings: StatutorySettings,
  section: 'pt' | 'lwf',
  { month, places }: { month: Month; places: readonly Place[] },
): Sentence | null {
  const without = places.filter((place) => registrationOf(settings, section, place) === null)
  const names = [...new Set(without.map(({ state }) => stateName(state)))]
  return names.length === 0
    ? null
    : say`No registration number for ${names.join(', ')}. Enter it in the statutory settings, effective from ${{ month }}.`
}
