import { Badge, Dialog, IconButton, Popover, Tooltip } from '@mui/material'
import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { NotificationList } from './notification-list.tsx'
import { useAnnounced } from './use-announced.ts'
import { useNotifications } from './use-notifications.ts'

/** The bell in the header: how many are unread, and the list. */
export default function NotificationBell() {
  const notifications = useNotifications()
  const phone = useIsPhone()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const announced = useAnnounced(notifications.unread)
  const close = () => setAnchor(null)
  const name = notifications.unread === 0 ? 'Notifications' : `Notifications, ${notifications.unread} unread`
  const list = <NotificationList titleId={titleId} notifications={notifications} onClose={close} />
  return (
    <>
      <Tooltip title="Notifications">
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={notifications.unread} max={99} color="error">
            <Bell size={18} strokeWidth={1.9} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
      {phone ? (
        <Dialog fullScreen open={anchor !== null} onClose={close} aria-labelledby={titleId}>
          {list}
        </Dialog>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-labelledby': titleId,
              sx: { width: 400, maxHeight: 'min(640px, calc(100vh - 80px))', display: 'flex', flexDirection: 'column' },
            },
          }}
        >
          {list}
        </Popover>
      )}
    </>
  )
}
