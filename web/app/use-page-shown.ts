import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { useShownRecord } from '../shared/page/record-name.ts'
import type { Screen } from '../shared/screen.ts'
import { useSession } from '../shared/session/session.ts'

/**
 * On every page shown: its title, smooth scrolling to the top (on Back, to the previous position) and, after a navigation,
 * focus on the heading. A change of only the query, such as a filter, is not a new page.
 */
export function usePageShown(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const screen = useMatches().findLast((match) => match.handle !== undefined)?.handle as Screen | undefined
  const record = useShownRecord((state) => state.name)
  const company = useSession((session) => session.user?.orgName)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const page = record ?? screen?.title ?? t`Page not found`
    document.title = `${page} · ${company === undefined || company === '' ? t`Muster` : company}`
  }, [screen, record, company])

  useEffect(() => rememberScroll(pathname), [pathname])

  useEffect(() => {
    const first = shown.current === null
    const same = shown.current === pathname
    shown.current = pathname
    if (first || same) return
    return focusHeading(() => (type === 'POP' ? scrolledTo.get(pathname) : undefined))
  }, [pathname, type])
}

const scrolledTo = new Map<string, number>()

function rememberScroll(pathname: string): () => void {
  const remember = () => scrolledTo.set(pathname, window.scrollY)
  window.addEventListener('scroll', remember, { passive: true })
  return () => window.removeEventListener('scroll', remember)
}

/** The heading may appear a little later than the page, with its data. */
function focusHeading(earlier: () => number | undefined): () => void {
  const top = earlier()
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: top ?? 0, behavior: top !== undefined || calm ? 'instant' : 'smooth' })
  let tries = 0
  const timer = setInterval(() => {
    tries += 1
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading !== null && !isTyping()) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (heading !== null || tries > 20) clearInterval(timer)
  }, 50)
  return () => clearInterval(timer)
}

/** A page that put the cursor into a field keeps it there. */
function isTyping(): boolean {
  return document.activeElement?.matches('main input, main textarea, main select, dialog *') ?? false
}
