import { lineAt, type Source } from '../checks/sources.ts'

/** Statements and definitions that Citus refuses, or handles differently from PostgreSQL, in a schema distributed by organisation. */
export const refusals = {
  policy: 'a policy takes no subquery: call a stable function',
  setNull: 'a key cannot set one of its columns to null: a trigger does',
  wholeRow: 'a row of a piece is of a type of its own: to_jsonb(new)',
  tableName: 'a trigger works on a piece, which has a name of its own: ask for a column',
  rowsOfStatement: 'the rows of a statement are read by themselves: into an array first',
  sqlFunction: 'a function in SQL cannot read a distributed table with its parameters: plpgsql',
  withConstraint: 'a constraint is added by an alter table of its own, with a name',
  insertSelect:
    'insert … select that answers nothing is sent by copy, which row-level security refuses, or counts wrongly: returning 1',
  otherColumn: "the organisation of a row is compared with that of another: name the organisation's parameter",
  conflict: 'on conflict do update takes neither a subquery nor a function that is not immutable',
  conflictValue: 'what a selected row sets at a conflict comes from excluded, not from a parameter',
  record: 'an update takes its values from jsonb_to_recordset(jsonb_build_array(…)), not from jsonb_to_record',
  moment: 'an update reckons no moment within case or coalesce: a parameter',
  nobodys: 'a table of nobody lies on the coordinator and is not joined with those of organisations: two statements',
  noOrganisation: 'a statement on rows of organisations names its organisation as a parameter',
  simpleCase: 'an update compares in searched cases alone: case when a = b, not case a when b',
  readLater: 'what is read of a table that the same statement inserts into comes first: with … as materialized',
  unnamedConstraint: 'the message of a raised violation names its constraint too: …: constraint "name"',
  oneMessage: 'begin and set local are two messages',
} as const
export type Refusal = keyof typeof refusals

/** A statement as sent, and whether its organisation is a parameter. */
export interface SentStatement {
  text: string
  isOfOrganisation: boolean
}

export interface Tables {
  /** Tables with organisations' rows. */
  owned: ReadonlySet<string>
  /** Tables without organisations, on the coordinator only. */
  apart: ReadonlySet<string>
}

export function statementRefusals({ text: written, isOfOrganisation }: SentStatement, tables: Tables): Refusal[] {
  const text = written.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ')
  const named = tablesIn(text)
  const ofOrganisations = named.some((table) => tables.owned.has(table))
  const refused: Record<string, boolean> = {
    insertSelect: insertsOf(text).some((insert) => !/\breturning\b/.test(insert)),
    otherColumn: /\b(\w+)\.organisation_id = (?!\1\.)\w+\.organisation_id\b/.test(text),
    conflict:
      /\bon conflict\b.*?\bdo update set (?:(?! returning ).)*(?:\(select\b|\binterval\b|jsonb_populate_record)/.test(
        text,
      ),
    conflictValue: insertsOf(text).some((insert) => /\bdo update set (?:(?! returning | where ).)*\$\d/.test(insert)),
    record: /\bupdate \w+(?: (?:as )?\w+)? set\b.* from jsonb_to_record\(/.test(text),
    moment:
      /\bupdate \w+(?: (?:as )?\w+)? set (?:(?! where ).)*\b(?:case|coalesce)\b(?:(?! where ).)*\binterval\b/.test(
        text,
      ),
    simpleCase: /\bupdate \w+(?: (?:as )?\w+)? set\b.*\bcase (?!when\b)/.test(text),
    readLater: readsLater(text),
    nobodys: ofOrganisations && named.some((table) => tables.apart.has(table)),
    noOrganisation: !isOfOrganisation && ofOrganisations,
  }
  return (Object.keys(refused) as Refusal[]).filter((refusal) => refused[refusal])
}

const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update|using) (?:only |lateral )?(\w+)/g)].map(([, table = '']) => table)

/** Each `insert … select`, up to the end of the statement or its brackets. */
function insertsOf(text: string): string[] {
  const starts = text.matchAll(/\binsert into \w+(?: (?:as )?\w+)?(?: ?\([^)]*\))? \(?(?:select|with)\b/g)
  return [...starts].map(({ index }) => text.slice(index, endOf(text, index)))
}

/** Whether a part that is not materialized reads a table into which another part inserts its selection: it may run after that one. */
function readsLater(text: string): boolean {
  const written = new Set(insertsOf(text).map((insert) => /into (\w+)/.exec(insert)?.[1]))
  const parts = text.matchAll(/(?:\bwith|,) \w+(?: ?\([^)]*\))? as (?:not materialized )?\((?=select\b| select\b)/g)
  return [...parts].some(({ index, 0: begin }) => {
    const from = index + begin.length
    return tablesIn(text.slice(from, endOf(text, from))).some((table) => written.has(table))
  })
}

function endOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')' && --depth < 0) return at
  }
  return text.length
}

interface FileRule {
  refusal: Refusal
  where: RegExp
  pattern: RegExp
}

const sqlFile = /\.sql$/
const fileRules: readonly FileRule[] = [
  { refusal: 'policy', where: sqlFile, pattern: /\bcreate\s+policy\b[^;]*\(\s*select\b/gi },
  { refusal: 'setNull', where: sqlFile, pattern: /\bon\s+delete\s+set\s+null\s*\(/gi },
  { refusal: 'wholeRow', where: sqlFile, pattern: /\b(?!to_jsonb\b)\w+\((?:new|old)\)/gi },
  { refusal: 'tableName', where: sqlFile, pattern: /\btg_table_name\b/gi },
  {
    refusal: 'rowsOfStatement',
    where: sqlFile,
    pattern: /\binsert\s+into\b[^;]*\bselect\b[^;]*\bfrom\s+(?:new|old)_rows\b/gi,
  },
  {
    refusal: 'sqlFunction',
    where: sqlFile,
    pattern: /\blanguage\s+sql\b[^;$]*\$\w*\$[^$]*\borganisation_id\s*=/gi,
  },
  {
    refusal: 'withConstraint',
    where: sqlFile,
    pattern: /\balter\s+table\s[^;]*(?:,\s*add\s+constraint\b|\badd\s+constraint\b[^;]*,\s*(?:add|drop|alter)\b)/gi,
  },
  {
    refusal: 'withConstraint',
    where: sqlFile,
    pattern: /\balter\s+table\s[^;]*\badd\s+column\b[^;,]*\b(?:check|references|unique)\b/gi,
  },
  {
    refusal: 'unnamedConstraint',
    where: sqlFile,
    pattern: /\braise\s+exception\s+'(?:(?!constraint ")[^'])*'[^;]*\bconstraint\s*=/gi,
  },
  { refusal: 'oneMessage', where: /\.ts$/, pattern: /\bbegin;\s*set\s+local\b/gi },
]

/** Earlier migrations are corrected by 0378 to 0380. */
const firstInOrder = 380

/** In migrations and the server's source. */
export function fileRefusals({ path, text }: Source): { refusal: Refusal; line: number }[] {
  const number = /\/migrations\/(\d{4})_/.exec(path)?.[1]
  if (number !== undefined && Number(number) <= firstInOrder) return []
  const said = path.endsWith('.sql') ? text.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length)) : text
  return fileRules
    .filter(({ where }) => where.test(path))
    .flatMap(({ refusal, pattern }) =>
      [...said.matchAll(pattern)].map(({ index }) => ({ refusal, line: lineAt(text, index) })),
    )
}
