import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { preloadHome } from '../page/preload.ts'
import { Logo } from './logo.tsx'
import { PublicClaim } from './public-claim.tsx'
import './kit.css'
import './public-page.css'

interface Props {
  title: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /** Shown above the title, for example the sign-up Stepper. */
  above?: ReactNode
  /** `form`: 400 wide beside the blue panel. `wide`: 640 beside it. `page`: one centred column without it. */
  width?: 'form' | 'wide' | 'page'
  /** Content of the blue panel instead of its claim. */
  panel?: ReactNode
  children: ReactNode
}

/** The frame of every signed-out screen. */
export function PublicPage({ title, lead, above, width = 'form', panel, children }: Props) {
  useEffect(preloadOnFocus, [])
  return (
    <div className={`public public-${width}`}>
      <div className="public-column">
        <header className="public-head">
          <Link to="/login" aria-label={t`Muster, sign in`}>
            <Logo />
          </Link>
        </header>
        <main id="main" className="public-main">
          {above}
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className="public-lead">{lead}</p>}
          {children}
        </main>
        <footer className="public-foot">
          <Link to="/faq">{t`FAQ`}</Link>
          <Link to="/contact-us">{t`Contact us`}</Link>
          <Link to="/terms">{t`Terms`}</Link>
          <Link to="/privacy">{t`Privacy`}</Link>
        </footer>
      </div>
      {width === 'page' ? null : panel === undefined ? (
        <PublicClaim />
      ) : (
        <aside className="public-claim">{panel}</aside>
      )}
    </div>
  )
}

/** Loads the signed-in area while the person types, so that it is ready after sign-in. */
function preloadOnFocus(): () => void {
  document.addEventListener('focusin', preloadHome, { once: true })
  return () => document.removeEventListener('focusin', preloadHome)
}
