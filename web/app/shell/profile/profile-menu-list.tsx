import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { CircleUserRound, LifeBuoy, LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { signOut } from '../../../shared/session/session-calls.ts'

interface Props {
  tab: 'profile' | 'setting'
  admin: boolean
  onChosen: () => void
}

export function ProfileMenuList({ tab, admin, onChosen }: Props) {
  return tab === 'profile' ? (
    <MenuList aria-label={t`Profile`}>
      <MenuItem component={Link} to={admin ? '/home/admin-profile' : '/home/profile'} onClick={onChosen}>
        <CircleUserRound {...look} /> <Trans>View Profile</Trans>
      </MenuItem>
      <MenuItem onClick={() => void signOut()}>
        <LogOut {...look} /> <Trans>Logout</Trans>
      </MenuItem>
    </MenuList>
  ) : (
    <MenuList aria-label={t`Setting`}>
      <MenuItem component={Link} to="/home/settings" onClick={onChosen}>
        <Settings {...look} /> <Trans>Account Settings</Trans>
      </MenuItem>
      <MenuItem disabled>
        <LifeBuoy {...look} />{' '}
        <Trans>
          Support <small className="coming-soon">Coming soon</small>
        </Trans>
      </MenuItem>
    </MenuList>
  )
}

const look = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const
