import { lineAt, type Source } from '../sources.ts'

const index = 'docs/decisions/README.md'

/** Faults of the index of decisions: one that is missing, listed twice, under another title, or without a known status. */
export function decisionFaults(documents: readonly Source[]): string[] {
  const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path))
  const rows = rowsOf(documents.find(({ path }) => path === index)?.text ?? '')
  return [
    ...decisions.flatMap((decision) => listingFaults(decision, rows)),
    ...rows.flatMap((row) => rowFaults(row, new Set(decisions.map(({ path }) => path.replace('docs/decisions/', ''))))),
  ]
}

interface Row {
  number: string
  title: string
  to: string
  status: string
  line: number
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d{4}) \| \[([^\]]+)\]\(([^)]+)\) \| ([^|]*) \|$/gm)].map(
    ({ 1: number = '', 2: title = '', 3: to = '', 4: status = '', index: at }) => ({
      ...{ number, title, to, status },
      line: lineAt(text, at),
    }),
  )
}

function listingFaults({ path, text }: Source, rows: readonly Row[]): string[] {
  const number = path.slice('docs/decisions/'.length).slice(0, 4)
  const title = new RegExp(`^# ${Number(number)}\\. (.+)`).exec(text)?.[1]
  if (title === undefined) return [`${path} must begin with "# ${Number(number)}. " and its title.`]
  const listed = rows.filter(({ to }) => path === `docs/decisions/${to}`)
  if (listed.length !== 1) return [`${path} stands ${listed.length} times in ${index}; once is right.`]
  return listed
    .filter((row) => row.title !== title || row.number !== number)
    .map((row) => `${index}:${row.line} has ${row.number}, ${row.title}; the decision is ${number}, ${title}.`)
}

function rowFaults({ to, status, line }: Row, files: ReadonlySet<string>): string[] {
  const replacement = /^(?:in force, widened by|replaced by) \[\d{4}\]\(([^)]+)\)$/.exec(status)?.[1]
  return [
    ...(files.has(to) ? [] : [`${index}:${line} leads to ${to}, which is no decision.`]),
    ...(status === 'in force' || files.has(replacement ?? '')
      ? []
      : [
          `${index}:${line} has the status "${status}"; it is "in force", "in force, widened by" or "replaced by" another.`,
        ]),
  ]
}
