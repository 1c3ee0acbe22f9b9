import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { BellOff, Check, X } from 'lucide-react'
import { RelativeTime } from '../../shared/format/relative-time.tsx'
import { MoreMenu } from '../../shared/ui/action/more-menu.tsx'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { NotificationIcon } from './notification-icon.tsx'
import type { Notification } from './use-notifications.ts'
import { settingOf, switchableTypes, type NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'

interface Props {
  notification: Notification
  onOpen: () => void
  onRead: () => void
  onClear: () => void
}

/** One notification: a click reads it, clears it and opens its subject. */
export function NotificationRow({ notification, onOpen, onRead, onClear }: Props) {
  const { type, message, isRead, createdAt } = notification
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', borderBottom: '1px solid', borderColor: 'divider', pr: 1 }}
    >
      <Box component="button" type="button" onClick={onOpen} sx={buttonLook}>
        <NotificationIcon type={type} />
        <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="span" title={message} sx={{ ...twoLines, fontWeight: isRead ? 400 : 500 }}>
            {message}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            <RelativeTime value={createdAt} />
          </Typography>
        </Box>
        {isRead ? null : (
          <Box
            component="span"
            sx={{ width: 8, height: 8, mt: 0.75, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}
          >
            <span style={visuallyHidden}>{t`Unread`}</span>
          </Box>
        )}
      </Box>
      <Box sx={{ pt: 1 }}>
        <MoreMenu
          label={t`Actions for ${message}`}
          actions={[
            !isRead && { label: t`Mark as read`, icon: Check, onClick: onRead },
            { label: t`Clear`, icon: X, onClick: onClear },
            canTurnOff(type) && { label: t`Turn off this type`, icon: BellOff, onClick: () => void turnOff(type) },
          ]}
        />
      </Box>
    </Box>
  )
}

const buttonLook = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  flexGrow: 1,
  minWidth: 0,
  px: 2,
  py: 1.5,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

const canTurnOff = (type: NotificationType) => switchableTypes.includes(type)

/** Turns a type of notification off in the app; its emails stay unchanged. */
async function turnOff(type: NotificationType): Promise<void> {
  const key = 'GET /api/v1/notification/preference'
  try {
    const { byMail = settingOf(type).byMail } = (await api(key)).find((one) => one.type === type) ?? {}
    await api('PUT /api/v1/notification/preference', { body: { type, inApp: false, byMail } })
    await invalidate(key)
    snack(t`"${settingOf(type).label}" is off in the app. Turn it on again in Settings.`)
  } catch (failure) {
    snackError(messageOf(failure))
  }
}
