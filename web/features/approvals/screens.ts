import type { Permission } from '@muster/contract/permissions.ts'
import type { MenuIcon, Screen } from '../../shared/screen.ts'

const settings = { title: 'Settings', path: '/home/settings' }

export const screens: Screen[] = [
  // The inboxes of request types that have no feature of their own yet, in the order of the menu.
  inbox('comp-off', 'Comp-off', 'compOffApprovalRead', 'Comp-Off', 'compensation', 20),
  inbox('work-from-home', 'Work from home', 'workFromHomeApprovalRead', 'Work From Home', 'workFromHome', 30),
  inbox('attendance', 'Attendance', 'attendanceApproveRead', 'Attendance', 'attendance', 40),
  inbox('travel', 'Travel', 'travelApprovalRead', 'Travel', 'travel', 50),
  inbox('procurement', 'Procurement', 'procurementApprovalRead', 'Procurement', 'procurement', 60),
  inbox('claim', 'Claim', 'claimApprovalRead', 'Claim', 'claims', 70),
  {
    path: '/home/approval/stand-ins',
    title: 'Stand-ins',
    access: ['leaveApprovalRead'],
    parent: settings,
    load: () => import('./stand-in/stand-in-screen.tsx'),
  },
  {
    path: '/home/settings/approvals',
    title: 'Approval levels',
    access: ['informationRead'],
    parent: settings,
    load: () => import('./levels/approval-levels-screen.tsx'),
  },
]

function inbox(path: string, name: string, access: Permission, title: string, icon: MenuIcon, order: number): Screen {
  const description = `${name} requests that wait for you`
  return {
    path: `/home/approval/${path}`,
    title: `${name} approvals`,
    access: [access],
    menu: { title, icon, description, under: 'approval', order },
    load: 'notYet',
  }
}
