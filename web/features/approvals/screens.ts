import type { Screen } from '../../shared/screen.ts'

/** The inboxes of request types that have no feature of their own yet, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/approval/comp-off',
    title: 'Comp-off approvals',
    access: ['compOffApprovalRead'],
    menu: {
      title: 'Comp-Off',
      icon: 'compensation',
      description: 'Comp-off requests that wait for you',
      under: 'approval',
      order: 20,
    },
    load: 'notYet',
  },
  {
    path: '/home/approval/work-from-home',
    title: 'Work from home approvals',
    access: ['workFromHomeApprovalRead'],
    menu: {
      title: 'Work From Home',
      icon: 'workFromHome',
      description: 'Work from home requests that wait for you',
      under: 'approval',
      order: 30,
    },
    load: 'notYet',
  },
  {
    path: '/home/approval/attendance',
    title: 'Attendance approvals',
    access: ['attendanceApproveRead'],
    menu: {
      title: 'Attendance',
      icon: 'attendance',
      description: 'Attendance requests that wait for you',
      under: 'approval',
      order: 40,
    },
    load: 'notYet',
  },
  {
    path: '/home/approval/travel',
    title: 'Travel approvals',
    access: ['travelApprovalRead'],
    menu: {
      title: 'Travel',
      icon: 'travel',
      description: 'Travel requests that wait for you',
      under: 'approval',
      order: 50,
    },
    load: 'notYet',
  },
  {
    path: '/home/approval/procurement',
    title: 'Procurement approvals',
    access: ['procurementApprovalRead'],
    menu: {
      title: 'Procurement',
      icon: 'procurement',
      description: 'Procurement requests that wait for you',
      under: 'approval',
      order: 60,
    },
    load: 'notYet',
  },
  {
    path: '/home/approval/claim',
    title: 'Claim approvals',
    access: ['claimApprovalRead'],
    menu: {
      title: 'Claim',
      icon: 'claims',
      description: 'Claim requests that wait for you',
      under: 'approval',
      order: 70,
    },
    load: 'notYet',
  },
]
