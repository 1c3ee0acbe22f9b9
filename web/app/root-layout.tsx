import { t } from '@lingui/core/macro'
import { Outlet, useNavigation } from 'react-router'
import { Snackbar } from '../shared/snackbar/snackbar.tsx'
import { Feedback } from './feedback/feedback.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { usePageShown } from './use-page-shown.ts'

/** What stands around every screen, signed in or not. */
export function RootLayout() {
  const { state } = useNavigation()
  usePageShown()
  return (
    <>
      <a className="skip-link" href="#main">{t`Skip to content`}</a>
      {state === 'idle' ? null : <LoadingBar />}
      <Outlet />
      <Feedback />
      <Snackbar />
    </>
  )
}
