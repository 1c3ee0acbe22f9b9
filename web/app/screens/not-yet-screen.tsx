import { t } from '@lingui/core/macro'
import { Link, useMatches } from 'react-router'
import type { Screen } from '../../shared/screen.ts'
import '../../shared/public-kit/kit.css'
import { MessagePage } from './message-page.tsx'

/** Says plainly that a page of the plan is not part of this release. */
export default function NotYetScreen() {
  const screen = useMatches().findLast((match) => match.handle !== undefined)?.handle as Screen | undefined
  const signedOut = screen?.access === 'signedOut' || screen?.access === 'always'
  return (
    <MessagePage
      icon={<Clock />}
      title={screen?.title ?? t`Not yet`}
      actions={
        <Link to={signedOut ? '/login' : '/home/default'} className="kit-button kit-button-primary">
          {signedOut ? t`Go to sign in` : t`Go to dashboard`}
        </Link>
      }
    >
      <p>{t`This page is not available yet. It will come in a later release.`}</p>
    </MessagePage>
  )
}

function Clock() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.9">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
