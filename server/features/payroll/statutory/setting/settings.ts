import {
  startingSection,
  type SectionValue,
  type StatutorySection,
  type WholeSection,
} from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { ownTan, settingsIn, workLocations, type SettingRow, type WorkLocation } from './setting.queries.ts'
import { lawCode } from './state-codes.ts'

/** The employer's settings in one wage month. */
export type StatutorySettings = { readonly [S in WholeSection]: SectionValue<S> } & {
  /** By location. */
  readonly places: ReadonlyMap<Id, StatutoryPlace>
}

export interface StatutoryPlace {
  /** The state's code in the tables of professional tax and labour welfare: `KA`. */
  state: string
  /** With its local body filled in where the state's tables need one. */
  pt: SectionValue<'pt'>
  lwf: SectionValue<'lwf'>
}

/**
 * All settings for the month of a day; what was never set is as in `startingSettings`. Three statements. A `draft` is used instead of
 * what is saved, to preview it.
 */
export async function statutorySettings(tx: Tx, day: Day, draft?: SettingRow): Promise<StatutorySettings> {
  const month = day.slice(0, 7)
  const saved = [...(draft ? [draft] : []), ...(await settingsIn(tx, { month }))]
  const [locations, company] = [await workLocations(tx, {}), await ownTan(tx, {})]
  const whole = <S extends WholeSection>(section: S) => valueOf(saved, section, month)
  const tds = whole('tds')
  return {
    pf: whole('pf'),
    esi: whole('esi'),
    tds: { ...tds, tan: tds.tan ?? company?.tan ?? null },
    gratuity: whole('gratuity'),
    bonus: whole('bonus'),
    pay: whole('pay'),
    places: new Map(locations.map((location) => [location.id, placeOf(saved, location, month)])),
  }
}

/** The row in force for a section and place; undefined if none was saved. */
export function savedRow<R extends Pick<SettingRow, 'section' | 'state' | 'locationId'>>(
  saved: readonly R[],
  section: StatutorySection,
  state: string | null = null,
  locationId: Id | null = null,
): R | undefined {
  return saved.find((row) => row.section === section && row.state === state && row.locationId === locationId)
}

/** The chosen fields of a section at exactly this place. */
export function chosenIn(
  saved: readonly SettingRow[],
  section: StatutorySection,
  state: string | null,
  locationId: Id | null,
): Record<string, unknown> {
  return savedRow(saved, section, state, locationId)?.value ?? {}
}

/** The value of a section: the chosen fields, and the month's defaults for the rest. */
export function valueOf<S extends StatutorySection>(
  saved: readonly SettingRow[],
  section: S,
  month: Month,
  state: string | null = null,
  locationId: Id | null = null,
): SectionValue<S> {
  const row = savedRow(saved, section, state, locationId)
  return { ...startingSection(section, month), ...(row?.value as Partial<SectionValue<S>>) }
}

function placeOf(saved: readonly SettingRow[], { id, city, state }: WorkLocation, month: Month): StatutoryPlace {
  const isOwn = savedRow(saved, 'pt', state, id) !== undefined
  const pt = valueOf(saved, 'pt', month, state, isOwn ? id : null)
  return {
    state: lawCode(state),
    pt: { ...pt, localBody: pt.localBody ?? localBody(state, city) },
    lwf: valueOf(saved, 'lwf', month, state),
  }
}

/** Tamil Nadu has tables by local body; other states have one each. */
function localBody(state: string, city: string): SectionValue<'pt'>['localBody'] {
  if (state !== 'IN-TN') return null
  return /^(chennai|madras)$/i.test(city.trim()) ? 'greater-chennai' : 'other'
}
