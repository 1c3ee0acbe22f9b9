import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { LogOut } from 'lucide-react'
import { AssetImage } from '../../shared/asset/asset-image.tsx'
import { signOut } from '../../shared/session/session-calls.ts'
import { isAdmin, useSession } from '../../shared/session/session.ts'
import { ProfileMenuList } from './profile-menu-list.tsx'
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx'

const roleLength = 20

/** Avatar with the two tabs of the profile menu; an admin shows the organisation's logo. */
export function ProfileMenu() {
  const session = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState<ProfileTab>('profile')
  const name = session.user?.name ?? ''
  const role = session.role ?? ''
  const admin = isAdmin(session)
  const picture = (size: number) => (
    <AssetImage
      assetKey={admin ? session.user?.orgLogo : session.user?.profilePic}
      kind={admin ? 'public' : 'private'}
      name={name}
      size={size}
    />
  )
  return (
    <>
      <IconButton
        className="profile-button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {picture(34)}
        <span className="kit-hidden">Profile menu{name === '' ? '' : ` of ${name}`}</span>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Profile menu',
            sx: { width: 320, maxWidth: 'calc(100vw - 24px)', mt: 1 },
          },
        }}
      >
        <div className="profile-head">
          {picture(40)}
          <div className="profile-who">
            <strong>{name}</strong>
            <span title={role.length > roleLength ? role : undefined}>{shortened(role)}</span>
          </div>
          <Tooltip title="Logout">
            <IconButton aria-label="Logout" onClick={() => void signOut()}>
              <LogOut size={18} strokeWidth={1.9} />
            </IconButton>
          </Tooltip>
        </div>
        <ProfileTabs tab={tab} onChange={setTab} />
        <div role="tabpanel" id="profile-panel" aria-labelledby={`profile-tab-${tab}`}>
          <ProfileMenuList tab={tab} admin={admin} onChosen={close} />
        </div>
      </Popover>
    </>
  )

  function close(): void {
    setAnchor(null)
  }
}

export function shortened(role: string): string {
  return role.length > roleLength ? `${role.slice(0, roleLength)}…` : role
}
