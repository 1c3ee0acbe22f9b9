import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/login',
    title: 'Sign in',
    access: 'signedOut',
    load: () => import('./login-screen.tsx'),
  },
  {
    path: '/register',
    title: 'Create a company account',
    access: 'signedOut',
    load: () => import('./sign-up/register-screen.tsx'),
  },
  {
    path: '/otp',
    title: 'Enter the code',
    access: 'signedOut',
    load: () => import('./sign-up/otp-screen.tsx'),
  },
  {
    path: '/password',
    title: 'Choose a password',
    access: 'signedOut',
    load: () => import('./sign-up/password-screen.tsx'),
  },
  {
    path: '/choose-plan',
    title: 'Choose a plan',
    access: 'signedOut',
    load: () => import('./sign-up/choose-plan-screen.tsx'),
  },
  {
    path: '/company-details',
    title: 'Company details',
    access: 'signedOut',
    load: () => import('./sign-up/company-details-screen.tsx'),
  },
  {
    path: '/change-password',
    title: 'Set your password',
    access: 'signedOut',
    load: () => import('./password/change-password-screen.tsx'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email',
    access: 'always',
    load: () => import('./password/confirm-email-screen.tsx'),
  },
  {
    path: '/company-admin-details',
    title: 'Your details',
    access: 'signedOut',
    load: () => import('./sign-up/company-admin-details-screen.tsx'),
  },
  {
    path: '/forget-verify-otp',
    title: 'Enter the code',
    access: 'signedOut',
    load: () => import('./password/forget-verify-otp-screen.tsx'),
  },
  {
    path: '/reset-password',
    title: 'New password',
    access: 'signedOut',
    load: () => import('./password/reset-password-screen.tsx'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    access: 'signedOut',
    load: () => import('./password/forgot-password-screen.tsx'),
  },
  {
    path: '/home/settings',
    title: 'Settings',
    access: 'signedIn',
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/home/settings/password-security',
    title: 'Password and security',
    access: 'signedIn',
    parent: { title: 'Settings', path: '/home/settings' },
    load: () => import('./settings/password-security-screen.tsx'),
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
