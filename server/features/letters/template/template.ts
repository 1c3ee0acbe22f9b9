import type { z } from 'zod'
import { tellsPay } from '@muster/contract/letters/letter-fields.ts'
import { type LetterKind, letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import type { LetterSettingInput, LetterTemplateInput } from '@muster/contract/letters/letter-template.routes.ts'
import type { LetterBlock } from '@muster/contract/letters/letter-paper.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, invalid, notFound } from '../../../platform/problem.ts'
import { textProblems } from '../text/fill.ts'
import { letterBlocks } from '../text/letter-blocks.ts'
import { startingTexts } from './starting-texts.ts'
import { insertText, newestTexts, putSetting, setting, textOf, versionsOf } from './template.queries.ts'

/** The letters with their newest texts. */
export async function templates(tx: Tx) {
  const own = new Map((await newestTexts(tx, {})).map((one) => [one.kind, one]))
  return letterKindNames.map((kind) => {
    const { title, body, version, createdAt } = own.get(kind) ?? startingOf(kind)
    return { kind, title, version, tellsPay: tellsPay(`${title}\n${body}`), updatedAt: createdAt }
  })
}

const startingOf = (kind: LetterKind) => ({ kind, ...startingTexts[kind], version: 0, createdAt: null })

/** The text of a letter, current or of an earlier version. */
export async function template(tx: Tx, kind: LetterKind, version: number | null = null) {
  const text = version === 0 ? undefined : await textOf(tx, { kind, version })
  if (version !== null && version !== 0 && !text) throw notFound(say`This version was not found.`)
  const { title, body, version: known } = text ?? startingOf(kind)
  return { kind, title, body, version: known, tellsPay: tellsPay(`${title}\n${body}`) }
}

/** What is issued: the newest text of a letter and its blocks. */
export type ReadyText = Awaited<ReturnType<typeof readyText>>

/** Read before the transaction; `mustBeNewest` within it. */
export async function readyText(app: App, organisation: Id, kind: LetterKind) {
  const text = await app.database.within(organisation, (tx) => template(tx, kind))
  return { ...text, blocks: await letterBlocks(organisation, text.body, 'kind') }
}

export async function mustBeNewest(tx: Tx, { kind, version }: ReadyText): Promise<void> {
  if ((await template(tx, kind)).version !== version) throw changedMeanwhile()
}

const changedMeanwhile = () => conflict(say`Someone else changed this letter. Reload the page.`)

export async function templateWithVersions(tx: Tx, kind: LetterKind, version: number | null) {
  return { ...(await template(tx, kind, version)), versions: await versionsOf(tx, { kind }) }
}

/** Saves a new version. Errors in its fields are reported at the text. */
export async function changeTemplate(
  tx: Tx,
  actor: Actor,
  kind: LetterKind,
  { title, body, note, version }: z.output<typeof LetterTemplateInput>,
  blocks: readonly LetterBlock[],
): Promise<{ version: number }> {
  const problems = textProblems({ title, body, blocks })
  if (problems.length > 0) throw invalid(problems.map((message) => ({ path: 'body.body', message })))
  const known = await template(tx, kind)
  if (known.version !== version) throw changedMeanwhile()
  if (known.title === title && known.body === body) return { version }
  const next = { kind, version: version + 1, title, body, note, account: actor.account, now: tx.now }
  if ((await insertText(tx, next)) === 0) throw changedMeanwhile()
  const letter = { of: verbatim(title), ...nowIs(version + 1) }
  await audit(tx, actor, 'changedLetterText', { type: 'organisation', id: tx.organisation }, { letter })
  return { version: version + 1 }
}

export async function changeSetting(
  tx: Tx,
  actor: Actor,
  { signatoryName: name, signatoryDesignation: designation }: z.output<typeof LetterSettingInput>,
): Promise<null> {
  const before = await setting(tx, {})
  await putSetting(tx, { name, designation, now: tx.now })
  const said = (one: { signatoryName: string; signatoryDesignation: string } | undefined) => ({
    signatory: one === undefined ? null : verbatim(`${one.signatoryName}, ${one.signatoryDesignation}`),
  })
  const changes = differences(said(before), said({ signatoryName: name, signatoryDesignation: designation }))
  if (Object.keys(changes).length > 0)
    await audit(tx, actor, 'changedSignatory', { type: 'organisation', id: tx.organisation }, changes)
  return null
}
