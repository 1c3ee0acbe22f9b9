import { ThemeProvider } from '@mui/material/styles'
import CssBaseline from '@mui/material/CssBaseline'
import { useEffect } from 'react'
import { SWRConfig } from 'swr'
import { Outlet } from 'react-router'
import { theme } from '../../shared/theme/theme.ts'
import { setMenuOf } from '../../shared/permissions/menu-of.ts'
import { useSession } from '../../shared/session/session.ts'
import { ToLogin } from '../guard.tsx'
import { screens } from '../screens.ts'
import { cacheSettings } from './cache-settings.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Frame } from './frame.tsx'
import { menuFor } from '../menu/menu.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { ProofHost } from './proof/proof-host.tsx'
import { startLater } from '../start-later.ts'
import { useFetchedAgain } from './use-fetched-again.ts'
import { onSessionEnd } from '../../shared/call/session-end.ts'
import { clearAllCached } from '../../shared/call/use-api.ts'
import { loadSession } from '../../shared/session/session-calls.ts'
import { t } from '@lingui/core/macro'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

setMenuOf((viewer) => menuFor(screens, viewer))

/** The signed-in area: header, drawer, and the page. */
export function HomeShell() {
  const signedIn = useSession((session) => session.isAuthenticated)
  useSessionLoaded()
  useEffect(guideFocusLater, [])
  return signedIn ? (
    <SWRConfig value={cacheSettings}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <FetchedAgain />
        <ProofHost />
        <Frame>
          <OfflineStrip />
          <main id="main" className="page" tabIndex={-1}>
            <Breadcrumb />
            <SessionError />
            <Outlet />
          </main>
        </Frame>
      </ThemeProvider>
    </SWRConfig>
  ) : (
    <ToLogin />
  )
}

/** Nothing is focused before the first page is shown, so this can wait. */
const guideFocusLater = () => startLater(async () => (await import('./focus/guide-focus.ts')).guideFocus())

/** Below the data cache's settings, whose entries it reads. */
function FetchedAgain() {
  useFetchedAgain()
  return null
}

/** Reloads permissions and person whenever the signed-in area is opened, and clears all data when it is left. */
function useSessionLoaded(): void {
  useEffect(() => {
    const { isAuthenticated, loading } = useSession.getState()
    if (isAuthenticated && !loading) void loadSession()
    return onSessionEnd(() => void clearAllCached())
  }, [])
}

/** Shown above the page if permissions or the person could not be loaded. */
function SessionError() {
  const { error, loading, permissions } = useSession()
  return error === null || permissions !== null ? null : (
    <Alert
      severity="error"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" loading={loading} onClick={() => void loadSession()}>{t`Retry`}</Button>
      }
    >
      {error}
    </Alert>
  )
}
