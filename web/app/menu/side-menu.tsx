import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router'
import { Logo } from '../../shared/public-kit/logo.tsx'
import { loadSession } from '../../shared/session/session-calls.ts'
import { useSession, useCan } from '../../shared/session/session.ts'
import { landing } from '../entrance.ts'
import { screens } from '../screens.ts'
import { menuFor } from './menu.ts'
import { MenuEntry } from './menu-entry.tsx'
import './menu.css'
import { AssetImage } from '../../shared/asset/asset-image.tsx'

/** Logo, the entries this person may use, and the company. */
export function SideMenu() {
  const session = useSession()
  const items = menuFor(screens, session)
  return (
    <nav aria-label={t`Main`} className="side-menu">
      <Link to={landing} className="side-menu-logo" aria-label={t`Muster, dashboard`}>
        <Logo />
      </Link>
      <div className="side-menu-scroll">
        {session.permissions === null ? (
          session.error === null ? (
            <Lines />
          ) : (
            <div className="side-menu-note">
              <p>{session.error}</p>
              <Button size="small" loading={session.loading} onClick={() => void loadSession()}>{t`Retry`}</Button>
            </div>
          )
        ) : items.length === 0 ? (
          <p className="side-menu-note">{t`No menu items available`}</p>
        ) : (
          <ul className="menu-list">
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} />
            ))}
          </ul>
        )}
      </div>
      <OrganisationCard />
    </nav>
  )
}

function Lines() {
  return (
    <div role="status" aria-label={t`Loading menu`} className="side-menu-lines">
      {Array.from({ length: 8 }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={20} width={`${[70, 55, 80, 60, 75, 50, 65, 58][line] ?? 60}%`} />
      ))}
    </div>
  )
}

/** The company at the foot of the drawer; leads to its page. */
function OrganisationCard() {
  const user = useSession((session) => session.user)
  const allowed = useCan('informationRead')
  return !allowed || user === null || user.orgName === '' ? null : (
    <Link to="/home/organization" className="organisation-card">
      <AssetImage assetKey={user.orgLogo} kind="public" name={user.orgName} shape="square" />
      <span>
        <strong>{user.orgName}</strong>
        {user.sector === '' ? null : <small>{user.sector}</small>}
      </span>
    </Link>
  )
}
