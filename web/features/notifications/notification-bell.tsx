import { t, plural } from '@lingui/core/macro'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { Bell } from 'lucide-react'
import { Suspense, useId, useState, useEffect, useRef } from 'react'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { useNotifications } from './use-notifications.ts'

/** The bell is on every page; its list is loaded when first opened. */
const NotificationPanel = lazyDialog(() => import('./notification-panel.tsx'))

/** The bell in the header: the unread count, and the list. */
export default function NotificationBell() {
  const notifications = useNotifications()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const announced = useAnnounced(notifications.unread)
  const close = () => setAnchor(null)
  const name = notifications.unread === 0 ? t`Notifications` : t`Notifications, ${notifications.unread} unread`
  return (
    <>
      <Tooltip title={t`Notifications`}>
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            setOpened(true)
          }}
        >
          <Badge badgeContent={notifications.unread} max={99} color="error">
            <Bell size={18} strokeWidth={1.9} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
      {opened ? (
        <Suspense fallback={null}>
          <NotificationPanel anchor={anchor} titleId={titleId} notifications={notifications} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

const minute = 60_000

/** The unread count for screen readers, announced when it grows and at most once a minute. */
function useAnnounced(unread: number): string {
  const [text, setText] = useState('')
  const announced = useRef({ at: 0, unread })
  useEffect(() => {
    const grew = unread > announced.current.unread
    announced.current.unread = Math.min(announced.current.unread, unread)
    if (!grew) return
    const wait = Math.max(0, announced.current.at + minute - Date.now())
    const timer = setTimeout(() => {
      announced.current = { at: Date.now(), unread }
      setText(plural(unread, { one: '# unread notification', other: '# unread notifications' }))
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])
  return text
}
