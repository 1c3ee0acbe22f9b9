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

/** Adds a row with the changes; earlier rows stay in the history. */
export async function saveSetting(tx: Tx, actor: Actor, input: Input): Promise<{ _id: string }> {
  const { section, from, note } = input
  const tan = input.section === 'tds' ? input.value.tan : null
  const isNewTan = await giveTan(tx, actor, tan)
  const setting = await settingOf(tx, withoutTan(input))
  const { state, locationId } = setting
  const before = valueOf(await settingsIn(tx, { month: from }), section, from, state, locationId)
  // A TAN given here becomes the company's, so the settings keep no TAN of their own beside it.
  const ownTan = tan === null && 'tan' in before ? before.tan : null
  const chosen = section === 'tds' ? { ...setting.value, tan: ownTan } : setting.value
  if (!isNewTan && fieldChanges(before, { ...startingSection(section, from), ...chosen }).length === 0)
    throw refused(say`This is what holds in ${{ month: from }} already. Change something first.`)
  return writeSetting(tx, actor, { section, state, locationId, from, note, before, chosen })
}

/** The TAN is the company's and is not stored again in the settings. */
function withoutTan(input: Input): Input {
  return input.section === 'tds' ? { ...input, value: { ...input.value, tan: null } } : input
}

/**
 * The row to store for a change: only what was chosen, in this change or before it, not the form's defaults. So a default that changes
 * with the law goes on changing until someone chooses otherwise.
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
  /** The value that applied in its month so far. */
  before: object
  /** Fields that someone has chosen, now or before; all others are the law's defaults. */
  chosen: object
}

/** Adds the row of a change, even one that only confirms the present value. */
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

/** The state and location of a change; the organisation must have a location there. */
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
