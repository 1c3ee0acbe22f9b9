import { lineAt, type Source } from '../sources.ts'

/** What Citus refuses, or does otherwise than PostgreSQL, of a schema that is distributed by organisation. */
export const refusals = {
  policy: 'a policy takes no subquery: call a stable function',
  setNull: 'a key cannot set one of its columns to null: two statements',
  ownTable: 'a trigger sees a piece of its own table alone: tg_relid::regclass and to_jsonb(new)',
  insertSelect: 'insert … select without an answer is sent by copy, which row-level security refuses: returning 1',
  otherColumn: "the organisation of a row is compared with that of another: name the organisation's parameter",
  conflict: 'on conflict do update takes no subquery',
  updateFrom: 'an update takes its rows from no function: from a subquery over the table',
  noOrganisation: 'a statement on rows of organisations names its organisation as a parameter',
  oneMessage: 'begin and set local are two messages',
} as const
export type Refusal = keyof typeof refusals

/** A statement as it is sent, and whether its organisation is one of its parameters. */
export interface SentStatement {
  text: string
  isOfOrganisation: boolean
}

/** `owned`: the tables whose rows belong to organisations. */
export function statementRefusals(
  { text: written, isOfOrganisation }: SentStatement,
  owned: ReadonlySet<string>,
): Refusal[] {
  const text = written.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ')
  const inserts = /\binsert into \w+(?: \w+)?(?: ?\([^)]*\))? \(?(?:select|with)\b/.test(text)
  const found: Record<string, boolean> = {
    insertSelect: inserts && !/\breturning\b/.test(text),
    otherColumn: /\b(\w+)\.organisation_id = (?!\1\.)\w+\.organisation_id\b/.test(text),
    conflict: /\bon conflict\b.*?\bdo update set (?:(?! returning ).)*\(select\b/.test(text),
    updateFrom: /\bupdate \w+(?: (?:as )?\w+)? set\b.* from (?:jsonb_to_recordset|jsonb_array_elements|unnest)\b/.test(
      text,
    ),
    noOrganisation: !isOfOrganisation && tablesIn(text).some((table) => owned.has(table)),
  }
  return (Object.keys(found) as Refusal[]).filter((refusal) => found[refusal])
}

const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update) (?:only |lateral )?(\w+)/g)].map(([, table = '']) => table)

interface FileRule {
  refusal: Refusal
  where: RegExp
  pattern: RegExp
}

const fileRules: readonly FileRule[] = [
  { refusal: 'policy', where: /\.sql$/, pattern: /\bcreate\s+policy\b[^;]*\(\s*select\b/gi },
  { refusal: 'setNull', where: /\.sql$/, pattern: /\bon\s+delete\s+set\s+null\s*\(/gi },
  { refusal: 'oneMessage', where: /\.ts$/, pattern: /\bbegin;\s*set\s+local\b/gi },
]

/** In migrations and in the server's source. */
export function fileRefusals({ path, text }: Source): { refusal: Refusal; line: number }[] {
  const found = fileRules
    .filter(({ where }) => where.test(path))
    .flatMap(({ refusal, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ refusal, index })))
  return [...found, ...(path.endsWith('.sql') ? ownTables(text) : [])].map(({ refusal, index }) => ({
    refusal,
    line: lineAt(text, index),
  }))
}

/** Functions of a migration that read the table that its triggers call them for. */
function ownTables(text: string): { refusal: Refusal; index: number }[] {
  const triggers = text.matchAll(/\bcreate\s+trigger\b[^;]*?\bon\s+(\w+)[^;]*?\bexecute\s+function\s+(\w+)/gi)
  return [...triggers].flatMap(([, table = '', name = '']) => {
    const body = new RegExp(`\\bfunction\\s+${name}\\b[^$]*(\\$\\w*\\$)[\\s\\S]*?\\1`, 'i').exec(text)
    const reads = body !== null && new RegExp(`\\b(?:from|join)\\s+${table}\\b`, 'i').test(body[0])
    return reads ? [{ refusal: 'ownTable' as const, index: body.index }] : []
  })
}
