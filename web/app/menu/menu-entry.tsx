import { t } from '@lingui/core/macro'
import { useState } from 'react'
import Collapse from '@mui/material/Collapse'
import Tooltip from '@mui/material/Tooltip'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation, matchPath } from 'react-router'
import { useSession } from '../../shared/session/session.ts'
import type { MenuItem, Viewer } from './menu.ts'
import { MenuCount } from './menu-count.tsx'
import { MenuIcon } from '../../shared/ui/menu-icon.tsx'
import { preloadScreen } from '../preload-screen.ts'
import { screens } from '../screens.ts'
import { parentOf } from './may-open.ts'

/** One entry of the side menu, of any type. */
export function MenuEntry({ item }: { item: MenuItem }) {
  if (item.type === 'group') return <Section item={item} />
  if (item.type === 'collapse') return <Group item={item} />
  if (item.type === 'item') return <Page item={item} />
  return <li className="menu-unknown">{t`Invalid menu item type`}</li>
}

function Section({ item }: { item: MenuItem }) {
  const id = `menu-section-${item.id}`
  return (
    <li>
      <span id={id} className="menu-section">
        {item.title}
      </span>
      <ul className="menu-list" aria-labelledby={id}>
        {item.children?.map((child) => (
          <MenuEntry key={child.id} item={child} />
        ))}
      </ul>
    </li>
  )
}

function Page({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const viewer = useSession()
  return (
    <li>
      <Tooltip title={item.description ?? ''} placement="right" describeChild>
        <Link
          to={item.url ?? ''}
          className="menu-entry"
          onPointerEnter={() => preloadScreen(item.url ?? '')}
          onFocus={() => preloadScreen(item.url ?? '')}
          aria-current={isActive(item, pathname, viewer) ? 'page' : undefined}
        >
          {item.icon === undefined ? null : <MenuIcon name={item.icon} />}
          <span>{item.title}</span>
          <MenuCount item={item} />
        </Link>
      </Tooltip>
    </li>
  )
}

const rememberedKey = (id: string) => `muster.menu.${id}`

function Group({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const viewer = useSession()
  const active = item.children?.some((child) => isActive(child, pathname, viewer)) ?? false
  const [toggled, setToggled] = useState(() => sessionStorage.getItem(rememberedKey(item.id)))
  const [wasActive, setWasActive] = useState(active)
  // The current page's group opens automatically on arrival, and can be closed after that.
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setToggled(null)
  }
  const open = toggled === null ? active : toggled === 'open'
  const id = `menu-group-${item.id}`
  return (
    <li>
      <Tooltip title={item.description ?? ''} placement="right" describeChild>
        <button
          type="button"
          className="menu-entry"
          data-active={active}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {item.icon === undefined ? null : <MenuIcon name={item.icon} />}
          <span>{item.title}</span>
          {open ? null : <MenuCount item={item} />}
          <ChevronRight size={16} strokeWidth={1.9} className="menu-chevron" aria-hidden="true" />
        </button>
      </Tooltip>
      <Collapse in={open} timeout={160} unmountOnExit>
        <ul id={id} className="menu-list menu-children" aria-label={item.title}>
          {item.children === undefined || item.children.length === 0 ? (
            <li className="side-menu-note">{t`No menu items available`}</li>
          ) : (
            item.children.map((child) => <MenuEntry key={child.id} item={child} />)
          )}
        </ul>
      </Collapse>
    </li>
  )

  function toggle(): void {
    const next = open ? 'closed' : 'open'
    sessionStorage.setItem(rememberedKey(item.id), next)
    setToggled(next)
  }
}

/** Whether the current page is this entry's, or one reached from it, such as its form. */
function isActive(item: MenuItem, pathname: string, viewer: Viewer): boolean {
  if (item.url === undefined) return false
  if (pathname === item.url) return true
  const shown = screens.find((screen) => matchPath(screen.path, pathname) !== null)
  return shown !== undefined && parentOf(shown, viewer, screens)?.path === item.url
}
