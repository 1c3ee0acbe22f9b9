import type { z } from 'zod'
import type { StatutorySettingInput } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import { startingSection, type StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, type AuditChanges, asValue } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { refused, wrongField } from '../../../../platform/problem.ts'
import { fieldChanges } from './changes.ts'
import { insertSetting, settingsIn, workLocations, type SettingRow } from './setting.queries.ts'
import { chosenIn, valueOf } from './settings.ts'
import { giveTan } from './company-tan.ts'

type Input = z.output<typeof StatutorySettingInput>

/** Adds a row for what changed; what was settled before stays in the history. */
export async function saveSetting(tx: Tx, actor: Actor, input: Input): Promise<{ _id: string }> {
  const { section, from, note } = input
  const tan = input.section === 'tds' ? input.value.tan : null
  const isNewTan = await giveTan(tx, actor, tan)
  const setting = await settingOf(tx, withoutTan(input))
  const { state, locationId } = setting
  const before = valueOf(await settingsIn(tx, { month: from }), section, from, state, locationId)
  // Whoever gives a number has decided: none of the settings' own stays beside it.
  const ownTan = tan === null && 'tan' in before ? before.tan : null
  const chosen = section === 'tds' ? { ...setting.value, tan: ownTan } : setting.value
  if (!isNewTan && fieldChanges(before, { ...startingSection(section, from), ...chosen }).length === 0)
    throw refused(say`This is what holds in ${{ month: from }} already. Change something first.`)
  return writeSetting(tx, actor, { section, state, locationId, from, note, before, chosen })
}

/** The number is the company's, and is not kept a second time. */
function withoutTan(input: Input): Input {
  return input.section === 'tds' ? { ...input, value: { ...input.value, tan: null } } : input
}

/**
 * A change as its row keeps it: what was chosen, in this change or before it, and nothing of what stood in the form by itself.
 * So a starting value that changes with the law goes on changing until somebody chooses otherwise.
 */
export async function settingOf(tx: Tx, input: Input): Promise<SettingRow> {
  const { section, from } = input
  const { state, locationId } = await placeOf(tx, input)
  const seenIn = input.seenIn ?? from
  const saved = await settingsIn(tx, { month: seenIn })
  const shown = valueOf(saved, section, seenIn, state, locationId)
  const changed = new Set(fieldChanges(shown, input.value).map(({ field }) => field))
  const chosen = Object.entries(input.value).filter(([field]) => changed.has(field))
  const before = chosenIn(saved, section, state, locationId)
  return { section, state, locationId, from, value: { ...before, ...Object.fromEntries(chosen) } }
}

interface Written {
  section: StatutorySection
  state: string | null
  locationId: Id | null
  from: Month
  note: string
  /** What held in its month so far. */
  before: object
  /** Fields that somebody has decided, now or before; all others are as the law starts. */
  chosen: object
}

/** The row of a change, also of one that only confirms what holds. */
export async function writeSetting(tx: Tx, actor: Actor, setting: Written): Promise<{ _id: string }> {
  const { section, state, locationId, from, note, before, chosen } = setting
  const row = { section, state, locationId, from, value: JSON.stringify(chosen), note, account: actor.account }
  const { n } = (await insertSetting(tx, { ...row, now: tx.now }))!
  const changes = fieldChanges(before, { ...startingSection(section, from), ...chosen })
  const place = state === null ? '' : ` ${state.slice(3)}`
  await audit(
    tx,
    actor,
    'changedStatutorySettings',
    { type: 'organisation', id: tx.organisation },
    Object.fromEntries(
      changes.map((one) => [`${section}${place}.${one.field}`, { from: asValue(one.from), to: asValue(one.to) }]),
    ) as AuditChanges,
  )
  return { _id: String(n) }
}

/** The state and location of a change, which must be the organisation's own. */
export async function placeOf(tx: Tx, input: Input): Promise<{ state: string | null; locationId: Id | null }> {
  if (input.section !== 'pt' && input.section !== 'lwf') return { state: null, locationId: null }
  const { state } = input
  const locationId = input.section === 'pt' ? input.locationId : null
  const locations = await workLocations(tx, {})
  if (!locations.some((location) => location.state === state))
    throw wrongField('body.state', say`There is no location in this state`)
  if (locationId !== null && !locations.some((location) => location.id === locationId && location.state === state))
    throw wrongField('body.locationId', say`This location is not in this state`)
  return { state, locationId }
}
