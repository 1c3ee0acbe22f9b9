import { monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { wrongField } from '../../../../platform/problem.ts'
import { companyToday } from '../../../organisation/index.ts'
import { entityRows, ownEntityRow } from '../../legal-entity/legal-entity.queries.ts'
import { statutorySettings } from '../../statutory/index.ts'
import type { Item } from './tax-item.queries.ts'

type PreviousEmployer = Extract<Item['details'], { section: 'previousEmployer' }>

/** Pay from other legal entities of the organisation is known: declared as well, it would be taxed twice. */
export async function notOneOfOurs(tx: Tx, { tan, employer }: PreviousEmployer): Promise<void> {
  const today = await companyToday(tx)
  const others = await entityRows(tx, { month: monthOf(today) })
  if (others.length === 0) return
  const { tds } = await statutorySettings(tx, today)
  const entities = [{ ...(await ownEntityRow(tx, { month: monthOf(today) }))!, tan: tds.tan }, ...others]
  const own = entities.find(
    (one) => (tan !== null && one.tan === tan) || sameName(one.name, employer) || sameName(one.legalName, employer),
  )
  if (own)
    throw wrongField(
      'body.details.employer',
      say`${own.name} belongs to your organisation: its salary and TDS are included without a declaration.`,
    )
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
