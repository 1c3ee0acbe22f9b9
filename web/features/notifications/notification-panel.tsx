import { Dialog, Popover } from '@mui/material'
import type { ComponentProps } from 'react'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { NotificationList } from './notification-list.tsx'

type Props = ComponentProps<typeof NotificationList> & { anchor: HTMLElement | null }

/** The list of notifications below the bell; on a phone it fills the screen. */
export default function NotificationPanel({ anchor, ...listed }: Props) {
  const phone = useIsPhone()
  const { titleId, onClose } = listed
  const list = <NotificationList {...listed} />
  return phone ? (
    <Dialog fullScreen open={anchor !== null} onClose={onClose} aria-labelledby={titleId}>
      {list}
    </Dialog>
  ) : (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
  )
}
