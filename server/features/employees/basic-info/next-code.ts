import type { Tx } from '../../../platform/database/tx.ts'
import { lastCode, organisationName } from './employment.queries.ts'

/** `ACM-0043` after `ACM-0042`; the first one takes its letters from the company's name. */
export async function nextCode(tx: Tx): Promise<string> {
  const last = await lastCode(tx, {})
  if (last) return `${last.prefix}${String(last.highest + 1).padStart(last.width, '0')}`
  const { name = '' } = (await organisationName(tx, {})) ?? {}
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3)
  return `${letters.length === 3 ? letters : 'EMP'}-0001`
}
