import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { wrongField } from '../../../../platform/problem.ts'
import { giveTan } from './company-tan.ts'
import { writeSetting } from './save.ts'
import { settingMonths, settingsIn } from './setting.queries.ts'
import { chosenIn, savedRow, valueOf } from './settings.ts'

/** Makes one of two conflicting TANs the company's, and removes those in the settings of every month. */
export async function decideTan(tx: Tx, actor: Actor, tan: string | null): Promise<null> {
  if (tan === null) throw wrongField('body.tan', say`Enter the TAN`)
  await giveTan(tx, actor, tan)
  const section = 'tds'
  for (const { from } of await settingMonths(tx, { section, state: null, after: '0000-00' })) {
    const saved = await settingsIn(tx, { month: from })
    if (typeof savedRow(saved, section)?.value['tan'] !== 'string') continue
    const before = valueOf(saved, section, from)
    const note = 'The company has one TAN'
    const chosen = { ...chosenIn(saved, section, null, null), tan: null }
    await writeSetting(tx, actor, { section, state: null, locationId: null, from, note, before, chosen })
  }
  return null
}
