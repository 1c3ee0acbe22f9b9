import { t } from '@lingui/core/macro'
import type { Permission } from '@muster/contract/permissions.ts'
import { approving } from '@muster/contract/request-types.ts'
import type { MenuGroupId, MenuIcon, MenuSection } from '../../shared/screen.ts'

interface Group {
  title: string
  icon: MenuIcon
  permission: readonly Permission[]
  section: MenuSection
  order: number
  description: string
  url?: string
}

/** The menu's collapsible entries, and who sees them. */
export const groups: Readonly<Record<MenuGroupId, Group>> = {
  organization: {
    title: t`Organization`,
    icon: 'organization',
    permission: ['VIEW_ORGANIZATION'],
    section: 'company',
    order: 10,
    description: t`Company information, shifts and locations`,
  },
  payroll: {
    title: t`Payroll`,
    icon: 'payroll',
    permission: ['VIEW_PAYROLL'],
    section: 'company',
    order: 20,
    description: t`Salary setup, pay runs and payslips`,
  },
  attendance: {
    title: t`Attendance`,
    icon: 'attendance',
    permission: ['VIEW_ATTENDANCE'],
    section: 'me',
    order: 40,
    description: t`Punches, working hours and leave`,
    url: '/home/attendance',
  },
  approval: {
    title: t`Approval`,
    icon: 'approval',
    permission: approving,
    section: 'team',
    order: 90,
    description: t`Requests pending with you`,
  },
}
