import { lostConnection } from '../shared/call/connection.ts'
import { isAnythingUnsaved } from '../shared/form/unsaved.ts'

const mark = 'muster.reloaded'
const minute = 60_000

/**
 * A part that cannot be loaded is mostly one of an older build: the page is loaded again, once. While the server is away,
 * or something typed is not sent yet, it is left as it is; whoever asked for the part says that it could not be reached.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfThere())
}

async function reloadIfThere(): Promise<void> {
  const last = Number(sessionStorage.getItem(mark) ?? 0)
  if (!(await isThere())) return lostConnection()
  if (isAnythingUnsaved() || Date.now() - last < minute) return
  sessionStorage.setItem(mark, String(Date.now()))
  window.location.reload()
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Whether something failed because a part of the product could not be loaded; each browser has its own words for it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported module|preload/i.test(error.message)
}
