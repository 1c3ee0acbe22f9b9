import { onPendingChange } from '../shared/call/pending-change.ts'
import { endSession } from '../shared/call/session-end.ts'
import { onSignedOutElsewhere } from '../shared/call/token-store.ts'
import { setHomePreload } from '../shared/page/preload.ts'
import { sessionRestored } from '../shared/session/session.ts'
import { snackPending } from '../shared/snackbar/snackbar.ts'
import { entrance } from './entrance.ts'
import { loadHome } from './router.tsx'

/** Prepares what the first screen needs. */
export async function begin(): Promise<void> {
  await sessionRestored()
  const path = entrance(window.location)
  if (path !== null) window.history.replaceState(null, '', path)
  setHomePreload(loadHome)
  onSignedOutElsewhere(() => endSession('logout'))
  onPendingChange((message) => {
    snackPending(message)
    void import('../shared/call/use-api.ts').then(({ invalidate }) =>
      invalidate('GET /api/v1/user/pending-change', 'GET /api/v1/user/pending-change-count'),
    )
  })
}
