import type { Instant } from '@muster/contract/values.ts'
import { verifyChain } from '../../../platform/audit/audit.ts'
import { linkAt } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { putCheck, savedCheck } from './chain.queries.ts'

export interface Checked {
  at: Instant
  n: number
  /** Entries that differ from what was written. */
  broken: number[]
}

/**
 * Checks the whole log and stores how far it is intact. The last entry of the previous check must still be in it: cutting entries off the
 * end leaves no gap.
 */
export async function checkChain(tx: Tx): Promise<Checked & { head: string }> {
  const before = await savedCheck(tx, {})
  const broken = await verifyChain(tx)
  const kept = before === undefined || before.n === 0 ? undefined : await linkAt(tx, { n: before.n })
  const isCut = before !== undefined && before.n > 0 && kept?.digest !== before.digest
  if (isCut && !broken.includes(before.n)) broken.push(before.n)
  const last = await linkAt(tx, { n: null })
  const head = { n: last?.n ?? 0, digest: last?.digest ?? '' }
  // Cut-off entries stay missing: the log is still compared with the previous check.
  const proven = isCut ? before : head
  await putCheck(tx, { ...proven, at: tx.now, broken })
  return { at: tx.now, n: head.n, broken, head: headText(head) }
}

/** The text people write down: an entry's number and its digest, which covers it and all entries before. */
export const headText = ({ n, digest }: { n: number; digest: string }) => `${n}-${digest}`

/** Null if the text contains no head; surrounding text doesn't matter. */
export function headIn(text: string): { n: number; digest: string } | null {
  const [, n = '', digest = ''] = /(?<!\d)(\d{1,12})\s*-\s*([0-9a-f]{64})(?![0-9a-f])/i.exec(text) ?? []
  return digest === '' ? null : { n: Number(n), digest: digest.toLowerCase() }
}
