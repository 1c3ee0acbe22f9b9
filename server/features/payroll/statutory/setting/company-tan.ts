import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { changeCompanyInfo } from '../../../organisation/index.ts'
import { ownTan } from './setting.queries.ts'

/** Sets the company's TAN; returns whether that changed it. */
export async function giveTan(tx: Tx, actor: Actor, tan: string | null): Promise<boolean> {
  if (tan === null || (await ownTan(tx, {}))?.tan === tan) return false
  await changeCompanyInfo(tx, actor, { tan })
  return true
}
