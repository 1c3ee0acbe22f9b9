import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ isHeld: boolean }>()

/** Runs work that holds a database connection; `release` marks it as returned, even if the work continues. */
export function withConnection<T>(work: (release: () => void) => Promise<T>): Promise<T> {
  const store = { isHeld: true }
  return current.run(store, () =>
    work(() => {
      store.isHeld = false
    }),
  )
}

/**
 * Refuses to wait for anything but the database while a connection is held: connections are few, and a slow storage would block everyone.
 * Such work belongs before the transaction (`prepared`, `keptAs`) or after it (`content` of bytes).
 *
 * @param what storage, an image, a PDF
 */
export function assertNoConnectionHeld(what: string): void {
  if (current.getStore()?.isHeld) throw new Error(`${what} was waited for while a connection of the database is held.`)
}
