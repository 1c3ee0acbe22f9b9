import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { LogOut } from 'lucide-react'
import { signOut } from '../../../shared/session/session-calls.ts'
import { isAdmin, useSession } from '../../../shared/session/session.ts'
import { ProfileMenuList } from './profile-menu-list.tsx'
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx'

const roleLength = 20

interface Props {
  anchor: HTMLElement | null
  picture: ReactNode
  onClose: () => void
}

/** The avatar's popover: who is signed in, and the two tabs of the profile menu. */
export default function ProfilePopover({ anchor, picture, onClose }: Props) {
  const session = useSession()
  const [tab, setTab] = useState<ProfileTab>('profile')
  const role = session.role ?? ''
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t`Profile menu`,
          sx: { width: 320, maxWidth: 'calc(100vw - 24px)', mt: 1 },
        },
      }}
    >
      <div className="profile-head">
        {picture}
        <div className="profile-who">
          <strong>{session.user?.name ?? ''}</strong>
          <span title={role.length > roleLength ? role : undefined}>{shortened(role)}</span>
        </div>
        <Tooltip title={t`Logout`}>
          <IconButton aria-label={t`Logout`} onClick={() => void signOut()}>
            <LogOut size={18} strokeWidth={1.9} />
          </IconButton>
        </Tooltip>
      </div>
      <ProfileTabs tab={tab} onChange={setTab} />
      <div role="tabpanel" id="profile-panel" aria-labelledby={`profile-tab-${tab}`}>
        <ProfileMenuList tab={tab} admin={isAdmin(session)} onChosen={onClose} />
      </div>
    </Popover>
  )
}

export function shortened(role: string): string {
  return role.length > roleLength ? `${role.slice(0, roleLength)}…` : role
}
