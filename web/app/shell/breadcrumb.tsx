import { t } from '@lingui/core/macro'
import { ChevronLeft } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { useShownRecord } from '../../shared/page/record-name.ts'
import type { Screen } from '../../shared/screen.ts'
import { useSession } from '../../shared/session/session.ts'
import { landing } from '../entrance.ts'
import { screens } from '../screens.ts'
import { parentOf } from '../menu/may-open.ts'
import { type Viewer, groupTitle } from '../menu/menu.ts'

interface Crumb {
  title: string
  path?: string
}

/** Home, the group, the page's list, and the page or its record. On a phone only one step back. */
export function Breadcrumb() {
  const screen = useMatches().findLast((match) => match.handle !== undefined)?.handle as Screen | undefined
  const record = useShownRecord((state) => state.name)
  const viewer = useSession()
  const crumbs = crumbsOf(screen, record, viewer)
  const back = crumbs.slice(0, -1).findLast((crumb) => crumb.path !== undefined && crumb.path !== screen?.path)
  return (
    <nav aria-label={t`Breadcrumb`} className="breadcrumb no-print">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={`${index} ${crumb.title}`}>
            {crumb.path === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.title}</span>
            ) : (
              <Link to={crumb.path}>{crumb.title}</Link>
            )}
          </li>
        ))}
      </ol>
      {back === undefined ? null : (
        <Link to={back.path ?? landing} className="breadcrumb-back">
          <ChevronLeft size={16} aria-hidden="true" /> {back.title}
        </Link>
      )}
    </nav>
  )
}

export function crumbsOf(screen: Screen | undefined, record: string | null, viewer: Viewer): Crumb[] {
  const crumbs: Crumb[] = [{ title: t`Home`, path: landing }]
  if (screen === undefined) return [...crumbs, { title: t`Page not found` }]
  const parent = parentOf(screen, viewer, screens)
  const list = screens.find((one) => one.path === screen.parent?.path)
  const group = groupTitle(list ?? screen)
  if (group !== null) crumbs.push({ title: group })
  if (parent !== undefined) crumbs.push(parent)
  crumbs.push({ title: record ?? screen.title })
  return crumbs
}
