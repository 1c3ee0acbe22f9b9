import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

const parent = { title: t`Settings`, path: '/home/settings' }

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/login',
    title: t`Sign in`,
    access: 'signedOut',
    load: () => import('./login-screen.tsx'),
  },
  {
    path: '/sso',
    title: t`Sign in`,
    access: 'signedOut',
    load: () => import('./company-sign-in/company-sign-in-screen.tsx'),
  },
  {
    path: '/sso/callback',
    title: t`Sign in`,
    access: 'always',
    load: () => import('./company-sign-in/company-sign-in-screen.tsx'),
  },
  {
    path: '/register',
    title: t`Create a company account`,
    access: 'signedOut',
    load: () => import('./sign-up/register-screen.tsx'),
  },
  {
    path: '/otp',
    title: t`Enter the code`,
    access: 'signedOut',
    load: () => import('./sign-up/otp-screen.tsx'),
  },
  {
    path: '/password',
    title: t`Choose a password`,
    access: 'signedOut',
    load: () => import('./sign-up/password-screen.tsx'),
  },
  {
    path: '/choose-plan',
    title: t`Choose a plan`,
    access: 'signedOut',
    load: () => import('./sign-up/choose-plan-screen.tsx'),
  },
  {
    path: '/company-details',
    title: t`Company details`,
    access: 'signedOut',
    load: () => import('./sign-up/company-details-screen.tsx'),
  },
  {
    path: '/change-password',
    title: t`Set your password`,
    access: 'signedOut',
    load: () => import('./password/change-password-screen.tsx'),
  },
  {
    path: '/confirm-email',
    title: t`Confirm your email`,
    access: 'always',
    load: () => import('./password/confirm-email-screen.tsx'),
  },
  {
    path: '/company-admin-details',
    title: t`Your details`,
    access: 'signedOut',
    load: () => import('./sign-up/company-admin-details-screen.tsx'),
  },
  {
    path: '/forget-verify-otp',
    title: t`Enter the code`,
    access: 'signedOut',
    load: () => import('./password/forget-verify-otp-screen.tsx'),
  },
  {
    path: '/reset-password',
    title: t`New password`,
    access: 'signedOut',
    load: () => import('./password/reset-password-screen.tsx'),
  },
  {
    path: '/forgot-password',
    title: t`Forgot password`,
    access: 'signedOut',
    load: () => import('./password/forgot-password-screen.tsx'),
  },
  {
    path: '/home/settings',
    title: t`Settings`,
    access: 'signedIn',
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/home/settings/preferences',
    title: t`Preferences`,
    access: 'signedIn',
    former: true,
    parent,
    load: () => import('./settings/preferences-screen.tsx'),
  },
  {
    path: '/home/settings/password-security',
    title: t`Password and security`,
    access: 'signedIn',
    parent,
    load: () => import('./settings/password-security-screen.tsx'),
  },
  {
    path: '/home/settings/two-step-verification',
    title: t`Two-step verification`,
    access: 'signedIn',
    parent,
    load: () => import('./settings/second-factor/two-step-screen.tsx'),
  },
  {
    path: '/home/settings/two-factor-authentication',
    title: t`Two-factor authentication`,
    access: 'signedIn',
    parent,
    load: () => import('./settings/second-factor/two-factor-screen.tsx'),
  },
  {
    path: '/home/settings/sign-in-rules',
    title: t`Sign-in rules`,
    access: ['permissionWrite'],
    parent,
    load: () => import('./settings/second-factor/sign-in-rules-screen.tsx'),
  },
  {
    path: '/home/settings/single-sign-on',
    title: t`Single sign-on`,
    access: 'admin',
    parent,
    load: () => import('./settings/single-sign-on/single-sign-on-screen.tsx'),
  },
]
