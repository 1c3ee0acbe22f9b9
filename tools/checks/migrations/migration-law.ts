import { lineAt, type Source } from '../sources.ts'

interface Rule {
  pattern: RegExp
  why: string
  /** A condition in the same migration that makes it harmless. */
  unless?: (text: string, match: RegExpExecArray) => boolean
}

/** Up to this migration, servers were not upgraded one after the other. */
const lastOfBefore = 365

const rules: readonly Rule[] = [
  {
    pattern: /\bdrop\s+(?:table|view|function|column)\s+(\w+)/gi,
    why: 'takes away what it works with',
    unless: (text, { index, 0: what, 1: column = '' }) => /column/i.test(what) && isMadeAgain(text, index, column),
  },
  { pattern: /\brename\b/gi, why: 'gives another name to what it works with' },
  { pattern: /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi, why: 'changes what it reads and writes' },
  { pattern: /\balter\s+(?:column\s+)?\w+\s+drop\s+default\b/gi, why: 'writes rows without this column' },
  {
    pattern: /\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/gi,
    why: 'writes rows without this column',
    unless: (text, match) => hasDefault(text, match[1] ?? '') || isFilled(text, match.index, match[1] ?? ''),
  },
  {
    pattern: /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s([^;]*?)(?=,\s*(?:add|alter|drop)\b|;|$)/gi,
    why: 'writes rows without this column',
    unless: (text, { index, 1: column = '' }) =>
      !/\bnot\s+null\b/i.test(column) || /\b(?:default|generated)\b/i.test(column) || isOfNewTable(text, index),
  },
]

/**
 * The effects of a new migration on the previous release's server, which continues serving until replaced. A comment above the statement
 * names the release that no longer uses it: `-- Unused since 0.2.0`.
 */
export function migrationFaults(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const number = /^server\/db\/migrations\/(\d{4})_/.exec(path)?.[1]
    if (number === undefined || Number(number) <= lastOfBefore) return []
    const statements = withoutBodies(text)
    return rules.flatMap(({ pattern, why, unless }) =>
      [...statements.matchAll(pattern)]
        .filter((match) => !unless?.(statements, match) && !isUnused(text, match.index))
        .map(
          ({ index }) =>
            `${path}:${lineAt(text, index)} breaks the server of the release before, which ${why}. ` +
            'Widen now and narrow in a later release, with "-- Unused since …" above it.',
        ),
    )
  })
}

function isOfNewTable(text: string, index: number): boolean {
  return new RegExp(`\\bcreate\\s+table\\s+${tableAt(text, index)}\\b`, 'i').test(text)
}

/** Whether the same migration generates the column by another expression: it reads as before, and nobody writes it. */
function isMadeAgain(text: string, index: number, column: string): boolean {
  const added = `\\balter\\s+table\\s+${tableAt(text, index)}\\s+add\\s+column\\s+${column}\\s[^;]*\\bgenerated\\s+always\\b`
  return new RegExp(added, 'i').test(text.slice(index))
}

const hasDefault = (text: string, column: string) => new RegExp(`\\b${column}\\s+set\\s+default\\b`, 'i').test(text)

/** Whether a trigger named after the column, `fill_<column>`, gives it to rows that are written without it. */
function isFilled(text: string, index: number, column: string): boolean {
  const trigger = `\\bcreate\\s+trigger\\s+fill_${column}\\s+before\\s+insert\\s+on\\s+${tableAt(text, index)}\\b`
  return new RegExp(trigger, 'i').test(text.slice(0, index))
}

/** The table of the `alter table` around a place. */
function tableAt(text: string, index: number): string {
  return [...text.slice(0, index).matchAll(/\balter\s+table\s+(\w+)/gi)].at(-1)?.[1] ?? ''
}

/** Blanks comments and function bodies, keeping all positions. */
function withoutBodies(text: string): string {
  return text.replaceAll(/--[^\n]*|(\$\w*\$)[\s\S]*?\1/g, (part) => part.replaceAll(/[^\n]/g, ' '))
}

/** Whether the comment above the statement, or above this line of it, says so. */
function isUnused(text: string, index: number): boolean {
  const before = text.slice(0, index)
  const statement = before.slice(before.lastIndexOf(';') + 1)
  return /^\s*--.*\bUnused since \d+\.\d+\.\d+\b/m.test(statement)
}
