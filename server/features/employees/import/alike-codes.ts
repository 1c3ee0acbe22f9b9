import type { Tx } from '../../../platform/database/tx.ts'
import { codesWithZeros } from './import.queries.ts'

/** The existing employee ID that is the given one but for case and zeros in front; undefined if there is none. */
export type AlikeCodes = (code: string) => string | undefined

/** Finds the existing IDs that differ from these by case and zeros in front only, which spreadsheets drop. */
export async function alikeCodes(tx: Tx, given: readonly string[]): Promise<AlikeCodes> {
  const codes = [...new Set(given.map(withoutZeros))]
  const existing = codes.length === 0 ? [] : await codesWithZeros(tx, { codes })
  const byPlain = new Map(existing.map(({ plain, code }) => [plain, code]))
  return (code) => byPlain.get(withoutZeros(code))
}

/** In lower case. */
export const withoutZeros = (code: string) => code.toLowerCase().replace(/^0+/, '')
