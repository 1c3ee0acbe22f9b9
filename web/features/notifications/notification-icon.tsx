import {
  Bell,
  Cake,
  CalendarClock,
  CircleCheckBig,
  Clock3,
  Landmark,
  type LucideIcon,
  MailOpen,
  Megaphone,
  ShieldAlert,
  ReceiptText,
  UserRound,
  Wallet,
} from 'lucide-react'
import { Box } from '@mui/material'
import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { menuIcons } from '../../shared/ui/menu-icon.tsx'

type ForApproval = Extract<NotificationType, `${string}-approvals`>
type About = Exclude<NotificationType, ForApproval>

const isForApproval = (type: NotificationType): type is ForApproval => type.endsWith('-approvals')

interface Sign {
  icon: LucideIcon
  tint: string
}

/** By subject, for notifications that concern no request; pending decisions share one icon. */
const others: Readonly<Partial<Record<About, Sign>>> = {
  letter: { icon: MailOpen, tint: 'blue' },
  roster: { icon: CalendarClock, tint: 'blue' },
  'missed-punch': { icon: Clock3, tint: 'amber' },
  payslip: { icon: Wallet, tint: 'green' },
  tax: { icon: Landmark, tint: 'green' },
  settlement: { icon: ReceiptText, tint: 'amber' },
  'own-settlement': { icon: ReceiptText, tint: 'green' },
  'own-form-16': { icon: Landmark, tint: 'green' },
  'form-16': { icon: Landmark, tint: 'amber' },
  announcement: { icon: Megaphone, tint: 'blue' },
  policy: { icon: ReceiptText, tint: 'blue' },
  delegation: { icon: UserRound, tint: 'blue' },
  'pending-change': { icon: CircleCheckBig, tint: 'amber' },
  'own-security': { icon: ShieldAlert, tint: 'red' },
  security: { icon: ShieldAlert, tint: 'red' },
  'api-key': { icon: ShieldAlert, tint: 'amber' },
  scim: { icon: ShieldAlert, tint: 'amber' },
  provisioned: { icon: UserRound, tint: 'blue' },
  webhook: { icon: ShieldAlert, tint: 'amber' },
  alert: { icon: ShieldAlert, tint: 'red' },
  birthday: { icon: Cake, tint: 'amber' },
}

/** A newer server may know other types. */
const unknown: Sign = { icon: Bell, tint: 'blue' }

function signOfRequest(about: About): Sign | undefined {
  const type = requestTypeNames.find((one) => entryOf(one).notification === about)
  if (type === undefined) return undefined
  const { icon, tint } = entryOf(type)
  return { icon: menuIcons[icon], tint }
}

/** The icon of a notification's type. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const { icon: Icon, tint } = isForApproval(type)
    ? { icon: CircleCheckBig, tint: 'amber' }
    : (signOfRequest(type) ?? others[type] ?? unknown)
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
