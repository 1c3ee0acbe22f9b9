import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { componentsAfter } from './component.queries.ts'

interface Sought {
  componentName?: string | undefined
  next: string | null
  limit: number
}

/** One page of the active components of a type by name, and where the next begins. */
export async function pickComponents(tx: Tx, type: 'earning' | 'deduction', { componentName, next, limit }: Sought) {
  const after = readCursor(next)
  const components = await componentsAfter(tx, {
    type,
    search: componentName || null,
    afterName: after?.name ?? null,
    afterId: after?.id ?? null,
    limit: limit + 1,
  })
  return cursorPage(components, limit, ({ name, _id }) => ({ name, id: _id }))
}
