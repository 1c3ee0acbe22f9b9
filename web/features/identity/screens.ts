import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/login',
    title: 'Sign in',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/register',
    title: 'Create a company account',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/otp',
    title: 'Enter the code',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/password',
    title: 'Choose a password',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/choose-plan',
    title: 'Choose a plan',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/company-details',
    title: 'Company details',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/change-password',
    title: 'Set your password',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/company-admin-details',
    title: 'Your details',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/forget-verify-otp',
    title: 'Enter the code',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/reset-password',
    title: 'New password',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    access: 'signedOut',
    load: 'notYet',
  },
  {
    path: '/home/settings',
    title: 'Settings',
    access: 'signedIn',
    load: 'notYet',
  },
  {
    path: '/home/settings/password-security',
    title: 'Password and security',
    access: 'signedIn',
    parent: { title: 'Settings', path: '/home/settings' },
    load: 'notYet',
  },
  {
    path: '/home/settings/two-step-verification',
    title: 'Two-step verification',
    access: 'signedIn',
    parent: { title: 'Settings', path: '/home/settings' },
    load: 'notYet',
  },
  {
    path: '/home/settings/two-factor-authentication',
    title: 'Two-factor authentication',
    access: 'signedIn',
    parent: { title: 'Settings', path: '/home/settings' },
    load: 'notYet',
  },
]
