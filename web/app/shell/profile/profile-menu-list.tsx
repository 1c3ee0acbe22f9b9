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
    <MenuList aria-label="Profile">
      <MenuItem component={Link} to={admin ? '/home/admin-profile' : '/home/profile'} onClick={onChosen}>
        <CircleUserRound {...look} /> View Profile
      </MenuItem>
      <MenuItem onClick={() => void signOut()}>
        <LogOut {...look} /> Logout
      </MenuItem>
    </MenuList>
  ) : (
    <MenuList aria-label="Setting">
      <MenuItem component={Link} to="/home/settings" onClick={onChosen}>
        <Settings {...look} /> Account Settings
      </MenuItem>
      <MenuItem disabled>
        <LifeBuoy {...look} /> Support <small className="coming-soon">Coming soon</small>
      </MenuItem>
    </MenuList>
  )
}

const look = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const
