import {
  Bell,
  Cake,
  CircleCheckBig,
  CalendarPlus,
  Clock3,
  House,
  Landmark,
  type LucideIcon,
  Megaphone,
  Package,
  ShieldAlert,
  Plane,
  ReceiptText,
  TimerReset,
} from 'lucide-react'
import { Box } from '@mui/material'

const icons: Readonly<Record<string, { icon: LucideIcon; tint: string }>> = {
  leave: { icon: CalendarPlus, tint: 'blue' },
  comoff: { icon: TimerReset, tint: 'violet' },
  'work-from-home': { icon: House, tint: 'violet' },
  travel: { icon: Plane, tint: 'cyan' },
  procurement: { icon: Package, tint: 'cyan' },
  claim: { icon: ReceiptText, tint: 'green' },
  attendance: { icon: Clock3, tint: 'amber' },
  tax: { icon: Landmark, tint: 'green' },
  settlement: { icon: ReceiptText, tint: 'amber' },
  'own-settlement': { icon: ReceiptText, tint: 'green' },
  announcement: { icon: Megaphone, tint: 'blue' },
  'pending-change': { icon: CircleCheckBig, tint: 'amber' },
  'own-security': { icon: ShieldAlert, tint: 'red' },
  security: { icon: ShieldAlert, tint: 'red' },
  birthday: { icon: Cake, tint: 'amber' },
}

/** What kind a notification is of; what waits for a decision has one sign of its own. */
export function NotificationIcon({ type }: { type: string }) {
  const { icon: Icon, tint } = type.endsWith('-approvals')
    ? { icon: CircleCheckBig, tint: 'amber' }
    : (icons[type] ?? { icon: Bell, tint: 'blue' })
  return (
    <Box
      aria-hidden
      sx={{
        width: 32,
        height: 32,
        flexShrink: 0,
        borderRadius: '8px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: `var(--${tint}-100)`,
        color: `var(--${tint}-700)`,
      }}
    >
      <Icon size={18} strokeWidth={1.9} />
    </Box>
  )
}
