import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { MessageSquareText, PanelLeft } from 'lucide-react'
import { isEmployee, useCan, useSession } from '../../shared/session/session.ts'
import { openFeedback } from '../feedback/feedback-state.ts'
import { SearchButton } from '../palette/search-button.tsx'
import { headerParts } from './header-parts.ts'
import { ProfileMenu } from './profile/profile-menu.tsx'

const { NotificationBell, PunchControl } = headerParts

interface Props {
  menuOpen: boolean
  onToggleMenu: () => void
}

export function Header({ menuOpen, onToggleMenu }: Props) {
  const session = useSession()
  const mayPunch = useCan('selfattendanceRead') && isEmployee(session)
  return (
    <header className="header no-print">
      <Tooltip title={menuOpen ? t`Hide menu [` : t`Show menu [`}>
        <IconButton aria-label={menuOpen ? t`Hide menu` : t`Show menu`} aria-expanded={menuOpen} onClick={onToggleMenu}>
          <PanelLeft size={18} strokeWidth={1.9} />
        </IconButton>
      </Tooltip>
      <SearchButton />
      <div className="header-space" />
      <Suspense fallback={null}>{mayPunch ? <PunchControl /> : null}</Suspense>
      <IconButton aria-label={t`Feedback`} className="header-feedback" onClick={openFeedback}>
        <MessageSquareText size={18} strokeWidth={1.9} />
      </IconButton>
      <Suspense fallback={null}>
        <NotificationBell />
      </Suspense>
      <ProfileMenu />
    </header>
  )
}
