import { Link } from 'react-router'
import { AssetImage } from '../../../shared/asset/asset-image.tsx'
import { useCan, useSession } from '../../../shared/session/session.ts'

/** The company at the foot of the drawer; leads to its page. */
export function OrganisationCard() {
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
