import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { textThreads } from '../../../platform/threads/pools.ts'
import { OverBudget } from '../../../platform/threads/thread.ts'
import type htmlTask from './markdown.ts'

const format = textThreads.task<typeof htmlTask>(new URL('./markdown.ts', import.meta.url))

/**
 * Markdown as safe HTML, before the transaction: it is formatted once, when it is written, and stored with its text. A text that takes
 * too long is refused at its field.
 */
export async function formatted(organisation: Id, text: string, field: string): Promise<string> {
  if (text === '') return ''
  return format(organisation, text).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error
    throw wrongField(
      `body.${field}`,
      say`This text is too complex to format. Use fewer asterisks, underscores, brackets and other formatting characters.`,
    )
  })
}

interface Unformatted {
  find(tx: Tx): Promise<{ body: string } | undefined>
  keep(tx: Tx, of: { body: string; html: string }): Promise<unknown>
}

/** Formats a text of an earlier release before it is read for the first time. One that takes too long stays as it was written. */
export async function formatOlder(app: App, organisation: Id, { find, keep }: Unformatted): Promise<void> {
  const older = await app.database.within(organisation, find)
  if (older === undefined) return
  const html = await format(organisation, older.body).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error
    return asWritten(older.body)
  })
  await app.database.within(organisation, (tx) => keep(tx, { body: older.body, html }))
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML, with its Markdown unread. */
export function asWritten(text: string): string {
  return `<p>${text.replace(/[&<>"]/g, (sign) => escapes[sign]!)}</p>`
}
