import { reportLostConnection } from '../shared/call/connection.ts'
import { isAnythingUnsaved } from '../shared/form/unsaved.ts'
import { checkBuild } from '../shared/part/build.ts'
import { isLoadFailure } from '../shared/part/load-failure.ts'

const mark = 'muster.reloaded'
const minute = 60_000

/**
 * Loads a screen's code. If it belongs to a replaced build, the page is reloaded, once; while the server is unavailable or
 * there is unsent input, the page stays, and the error page says what could not be reached.
 */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isLoadFailure(error)) await reloadWhenStale()
    throw error
  }
}

async function reloadWhenStale(): Promise<void> {
  const build = await checkBuild()
  if (build === 'away') return reportLostConnection()
  const last = Number(sessionStorage.getItem(mark) ?? 0)
  if (build === 'same' || isAnythingUnsaved() || Date.now() - last < minute) return
  sessionStorage.setItem(mark, String(Date.now()))
  window.location.reload()
}
