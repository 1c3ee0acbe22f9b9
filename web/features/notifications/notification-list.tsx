import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Tab, Tabs, Typography } from '@mui/material'
import { BellOff, CloudAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notificationPath } from '@muster/contract/notifications/notification-types.ts'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { NotificationRow } from './notification-row.tsx'
import type { Notification, useNotifications } from './use-notifications.ts'

interface Props {
  titleId: string
  notifications: ReturnType<typeof useNotifications>
  onClose: () => void
}

/** All or unread notifications, with their actions. */
export function NotificationList({ titleId, notifications, onClose }: Props) {
  const { list, unread, markAllRead, clearAll } = notifications
  const [tab, setTab] = useState<'all' | 'unread'>('all')
  const navigate = useNavigate()
  const phone = useIsPhone()
  const shown = tab === 'all' ? list : list.filter(({ isRead }) => !isRead)
  const openOne = (notification: Notification) => {
    void notifications.take(notification)
    onClose()
    void navigate(notificationPath(notification.type, notification.targetId))
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flexGrow: 1 }}>{t`Notifications`}</Typography>
        {phone ? (
          <IconButton aria-label={t`Close`} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        ) : null}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          px: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={tab}
          onChange={(_, next: 'all' | 'unread') => setTab(next)}
          aria-label={t`Filter notifications`}
          sx={{ flexGrow: 1 }}
        >
          <Tab value="all" label={t`All`} />
          <Tab value="unread" label={unread === 0 ? t`Unread` : t`Unread (${unread})`} />
        </Tabs>
        <Button
          size="small"
          disabled={unread === 0}
          onClick={() => void markAllRead()}
          sx={{ textTransform: 'none' }}
        >{t`Mark all as read`}</Button>
        <Button
          size="small"
          color="inherit"
          disabled={list.length === 0}
          onClick={() => {
            clearAll()
            // Undo is in a message that an open panel would cover.
            onClose()
          }}
          sx={{ textTransform: 'none' }}
        >{t`Clear all`}</Button>
      </Box>
      <Box ref={keyScroll} sx={{ overflowY: 'auto', flexGrow: 1 }}>
        <Content notifications={notifications} shown={shown} onOpen={openOne} />
      </Box>
    </>
  )
}

interface ContentProps {
  notifications: Props['notifications']
  shown: readonly Notification[]
  onOpen: (notification: Notification) => void
}

function Content({ notifications, shown, onOpen }: ContentProps) {
  const { error, isLoading, list, retry, markRead, clear } = notifications
  if (isLoading) {
    return (
      <Box sx={{ p: 2 }}>
        <TextSkeleton lines={6} />
      </Box>
    )
  }
  if (error !== undefined && list.length === 0) {
    return (
      <Message
        icon={<CloudAlert size={32} strokeWidth={1.4} aria-hidden />}
        role="alert"
        text={t`Failed to fetch notifications`}
      >
        <Button variant="outlined" color="inherit" onClick={retry}>{t`Retry`}</Button>
      </Message>
    )
  }
  if (shown.length === 0) {
    return (
      <Message icon={<BellOff size={32} strokeWidth={1.4} aria-hidden />} role="status" text={t`No notifications`} />
    )
  }
  return (
    <Box component="ul" aria-label={t`Notifications`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((notification) => (
        <NotificationRow
          key={notification._id}
          notification={notification}
          onOpen={() => onOpen(notification)}
          onRead={() => void markRead(notification._id)}
          onClear={() => void clear(notification._id)}
        />
      ))}
    </Box>
  )
}

interface MessageProps {
  icon: React.ReactNode
  text: string
  role: 'alert' | 'status'
  children?: React.ReactNode
}

function Message({ icon, text, role, children }: MessageProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 2.5, py: 5, color: 'text.secondary' }}
    >
      {icon}
      <Typography>{text}</Typography>
      {children}
    </Box>
  )
}
