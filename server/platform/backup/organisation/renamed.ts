import type { Id } from '@muster/contract/values.ts'
import { rewriteSealed } from '../../rotation/reseal-text.ts'
import type { Secrets } from '../../secrets/secrets.ts'

/** Replaces an organisation's old id by the new one, also in file keys and sealed values. */
export function renaming(secrets: Secrets, from: Id, to: Id): (text: string) => string {
  const rename = (text: string) => text.replaceAll(from, to)
  return (text) => rename(rewriteSealed(secrets, text, rename))
}

/** Rewrites rows from `copy`, one per line. Ids and seals are ASCII, so the bytes can be treated as text. */
export async function* renamed(
  rows: AsyncIterable<Uint8Array>,
  rename: (text: string) => string,
): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const piece of rows) {
    const text = rest + Buffer.from(piece).toString('latin1')
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    if (end > 0) yield Buffer.from(rename(text.slice(0, end)), 'latin1')
  }
  if (rest !== '') yield Buffer.from(rename(rest), 'latin1')
}
