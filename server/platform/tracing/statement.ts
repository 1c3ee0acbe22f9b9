import { isTracing, kinds, traced } from './trace.ts'

/** Traces a statement as a part of its trace, with its text, which has placeholders and no values. */
export function tracedStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  if (!isTracing()) return send()
  return traced(summaryOf(text), send, {
    kind: kinds.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  })
}

const summaries = new Map<string, string>()

/** A short form with its verb and table: `select leave_request`. */
function summaryOf(text: string): string {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const verb = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)/i.exec(text)?.[1]
  const summary = table ? `${verb} ${table}` : verb
  // Some texts are built at run time, so the cache must not grow with them.
  if (summaries.size < 5_000) summaries.set(text, summary)
  return summary
}
