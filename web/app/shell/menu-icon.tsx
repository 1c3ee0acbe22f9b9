import {
  Banknote,
  Building2,
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  CircleCheckBig,
  Clock3,
  History,
  House,
  Info,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  MapPin,
  Package,
  Plane,
  ReceiptText,
  ScrollText,
  Settings2,
  Timer,
  TimerReset,
  UserRoundCheck,
  Users,
  Wallet,
} from 'lucide-react'
import type { MenuIcon as Name } from '../../shared/screen.ts'

const icons: Readonly<Record<Name, LucideIcon>> = {
  dashboard: LayoutDashboard,
  organization: Building2,
  information: Info,
  shift: Timer,
  location: MapPin,
  payroll: Wallet,
  salaryComponent: Banknote,
  salaryTemplate: LayoutTemplate,
  payRunConfiguration: Settings2,
  payrollHistory: History,
  employees: Users,
  attendance: Clock3,
  employeesAttendance: UserRoundCheck,
  selfAttendance: CalendarRange,
  leavePolicy: ScrollText,
  leave: CalendarPlus,
  compensation: TimerReset,
  workFromHome: House,
  travel: Plane,
  procurement: Package,
  claims: ReceiptText,
  approval: CircleCheckBig,
  calendar: CalendarDays,
}

export function MenuIcon({ name, size = 18 }: { name: Name; size?: number }) {
  const Icon = icons[name]
  return <Icon size={size} strokeWidth={1.9} aria-hidden="true" />
}
