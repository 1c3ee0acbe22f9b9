import { createHash } from 'node:crypto'
import { indianBook, indianLaws } from '@muster/engine/statute-book/india.ts'
import { lawBook, type LawBook, type Override } from '@muster/engine/law/law.ts'
import { canonical } from '@muster/engine/payroll/calculation/snapshot.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { ownRows } from './law.queries.ts'

/** The law with the organisation's overrides. One statement. */
export async function organisationBook(tx: Tx): Promise<LawBook> {
  const own = await ownRows(tx, {})
  if (own.length === 0) return indianBook
  const overrides = own.map(({ law, ...row }): Override => ({ law, row: { ...row, certainty: 'firm' } }))
  const hash = createHash('sha256').update(indianBook.hash).update(canonical(overrides)).digest('hex')
  return lawBook(indianLaws, overrides, hash)
}
