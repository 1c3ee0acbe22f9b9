import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Link, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useSession } from '../../shared/session/session.ts'
import { onConnectionBack } from '../../shared/call/connection.ts'
import { isLoadFailure } from '../../shared/part/load-failure.ts'
import { Button } from '../../shared/public-kit/button.tsx'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { landing } from '../entrance.ts'
import { MessagePage } from './message-page.tsx'

/** Replaces a screen that could not be shown; the frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const shown = messageFor(error)
  const isLoading = isLoadFailure(error)
  // The screen never arrived, so no input is lost; browsers keep a failed module until the page is reloaded.
  useEffect(() => (isLoading ? onConnectionBack(() => window.location.reload()) : undefined), [isLoading])
  const details = `${shown.title}\n${shown.text}\n${pathname}`
  return (
    <MessagePage icon={<Sign />} title={shown.title} actions={<Actions details={details} uncaught={shown.uncaught} />}>
      <p>{shown.text}</p>
    </MessagePage>
  )
}

function Actions({ details, uncaught }: { details: string; uncaught: boolean }) {
  const signedIn = useSession((session) => session.isAuthenticated)
  const home = (
    <Link to={signedIn ? landing : '/login'} className="kit-button kit-button-primary">
      {signedIn ? t`Go to dashboard` : t`Go to sign in`}
    </Link>
  )
  return uncaught ? (
    <>
      <Button onClick={() => window.location.reload()}>{t`Reload`}</Button>
      <Button
        look="secondary"
        onClick={() => copy(`${details}\n${new Date().toISOString()}`)}
      >{t`Copy details`}</Button>
    </>
  ) : (
    home
  )
}

function messageFor(error: unknown): { title: string; text: string; uncaught: boolean } {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    if (error.status === 404)
      return { title: t`Page not found`, text: t`The page you are looking for does not exist.`, uncaught: false }
    if (error.status === 403)
      return { title: t`No Access`, text: t`You do not have access to this page.`, uncaught: false }
    if (error.status === 400 || error.status === 405) {
      return {
        title: t`This link is not valid`,
        text: t`Check the address, or start from the dashboard.`,
        uncaught: false,
      }
    }
  }
  if (isLoadFailure(error)) {
    const text = t`Could not reach the server. Try again in a moment.`
    return { title: t`This page could not be loaded`, text, uncaught: true }
  }
  const text = error instanceof Error && error.message !== '' ? error.message : t`Something went wrong`
  return { title: t`Unexpected Application Error!`, text, uncaught: true }
}

async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  snack(t`Details copied`)
}

function copy(text: string): void {
  writeClipboard(text).catch(() => snack(t`Could not copy. Allow clipboard access and try again.`, 'error'))
}

function Sign() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.9">
      <path d="M12 3.5 21.5 20h-19L12 3.5Z" strokeLinejoin="round" />
      <path d="M12 10v4.5M12 17.3v.2" strokeLinecap="round" />
    </svg>
  )
}
