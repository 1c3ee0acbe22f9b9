import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from './case.ts'

/**
 * Every worked example of the law that the engine answers itself: `india-examples.json` from the rule book, and all `in-*.json`, ours on
 * each side of each step. Identifiers are checked by the contract and excluded.
 */
export const ownCases: readonly Case[] = readdirSync(import.meta.dirname)
  .filter((name) => /^(india-examples|in-.*)\.json$/.test(name))
  .toSorted()
  .flatMap((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Case[])
  .filter(({ rule }) => rule !== 'validate')
