import { t } from '@lingui/core/macro'
import type { Permission } from '@muster/contract/permissions.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { MenuIcon, Screen } from '../../shared/screen.ts'

const settings = { title: t`Settings`, path: '/home/settings' }

export const screens: Screen[] = [
  // The inboxes of request types that have no feature of their own yet, in the order of the menu.
  inbox('compOff', 'comp-off', t`Comp-off`, 'compOffApprovalRead', 'Comp-Off', 'compensation', 20),
  inbox(
    'workFromHome',
    'work-from-home',
    t`Work from home`,
    'workFromHomeApprovalRead',
    t`Work From Home`,
    'workFromHome',
    30,
  ),
  inbox('attendance', 'attendance', t`Attendance`, 'attendanceApproveRead', t`Attendance`, 'attendance', 40),
  inbox('travel', 'travel', t`Travel`, 'travelApprovalRead', t`Travel`, 'travel', 50),
  inbox('procurement', 'procurement', t`Procurement`, 'procurementApprovalRead', t`Procurement`, 'procurement', 60),
  inbox('claim', 'claim', t`Claim`, 'claimApprovalRead', t`Claim`, 'claims', 70),
  // Types whose feature lists no screens of its own.
  {
    path: '/home/requests/:type',
    title: t`Requests`,
    access: 'signedIn',
    load: () => import('./typed/typed-own-screen.tsx'),
  },
  {
    path: '/home/requests/:type/add',
    title: t`New request`,
    access: 'signedIn',
    load: () => import('./typed/typed-add-screen.tsx'),
  },
  {
    path: '/home/approval/:type',
    title: t`Approvals`,
    access: 'signedIn',
    load: () => import('./typed/typed-inbox-screen.tsx'),
  },
  {
    path: '/home/approval/stand-ins',
    title: t`Stand-ins`,
    access: ['leaveApprovalRead'],
    parent: settings,
    load: () => import('./stand-in/stand-in-screen.tsx'),
  },
  {
    path: '/home/settings/approvals',
    title: t`Approval levels`,
    access: ['informationRead'],
    parent: settings,
    load: () => import('./levels/approval-levels-screen.tsx'),
  },
]

function inbox(
  type: RequestTypeName,
  path: string,
  name: string,
  access: Permission,
  title: string,
  icon: MenuIcon,
  order: number,
): Screen {
  const description = t`${name} requests pending with you`
  return {
    path: `/home/approval/${path}`,
    title: t`${name} approvals`,
    inbox: type,
    access: [access],
    menu: { title, icon, description, under: 'approval', order },
    load: 'notYet',
  }
}
