import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { invalid } from '../problem.ts'

/** Where the next page of a list sorted by a text and then by id begins. */
export interface Cursor {
  name: string
  id: Id
}

/** Parses the opaque `next` of a list; null for the first page. */
export function readCursor(next: string | null): Cursor | null {
  if (next === null) return null
  try {
    const [name, id] = JSON.parse(Buffer.from(next, 'base64url').toString('utf8')) as unknown[]
    if (typeof name === 'string' && typeof id === 'string' && uuid.test(id) && !name.includes('\u0000'))
      return { name, id }
  } catch {
    // Reported below, like any other text that is not one of our cursors.
  }
  throw invalid([{ path: 'query.next', message: say`This is not a place in the list` }])
}

/** Cuts a list read with one extra row, and returns where the next page begins. */
export function cursorPage<R>(rows: R[], limit: number, at: (row: R) => Cursor): { data: R[]; next: string | null } {
  const data = rows.slice(0, limit)
  const last = rows.length > limit ? data.at(-1) : undefined
  return { data, next: last === undefined ? null : writeCursor(at(last)) }
}

const writeCursor = ({ name, id }: Cursor) => Buffer.from(JSON.stringify([name, id])).toString('base64url')
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
