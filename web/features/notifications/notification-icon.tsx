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
  UserRound,
  Wallet,
} from 'lucide-react'
import { Box } from '@mui/material'
import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'

type ForApproval = Extract<NotificationType, `${string}-approvals`>
type About = Exclude<NotificationType, ForApproval>

const isForApproval = (type: NotificationType): type is ForApproval => type.endsWith('-approvals')

/** By what a notification is about; what waits for a decision has one sign of its own. */
const icons: Readonly<Partial<Record<About, { icon: LucideIcon; tint: string }>>> = {
  leave: { icon: CalendarPlus, tint: 'blue' },
  comoff: { icon: TimerReset, tint: 'violet' },
  'work-from-home': { icon: House, tint: 'violet' },
  travel: { icon: Plane, tint: 'cyan' },
  procurement: { icon: Package, tint: 'cyan' },
  claim: { icon: ReceiptText, tint: 'green' },
  attendance: { icon: Clock3, tint: 'amber' },
  'missed-punch': { icon: Clock3, tint: 'amber' },
  payslip: { icon: Wallet, tint: 'green' },
  tax: { icon: Landmark, tint: 'green' },
  settlement: { icon: ReceiptText, tint: 'amber' },
  'own-settlement': { icon: ReceiptText, tint: 'green' },
  'own-form-16': { icon: Landmark, tint: 'green' },
  'form-16': { icon: Landmark, tint: 'amber' },
  announcement: { icon: Megaphone, tint: 'blue' },
  delegation: { icon: UserRound, tint: 'blue' },
  'pending-change': { icon: CircleCheckBig, tint: 'amber' },
  'own-security': { icon: ShieldAlert, tint: 'red' },
  security: { icon: ShieldAlert, tint: 'red' },
  birthday: { icon: Cake, tint: 'amber' },
}

/** What kind a notification is of. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const { icon: Icon, tint } = isForApproval(type)
    ? { icon: CircleCheckBig, tint: 'amber' }
    : // A type of request may have no sign of its own, and a newer server may know more of them.
      (icons[type] ?? { icon: Bell, tint: 'blue' })
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
