import type { NotificationTypeEntry } from './notification-setting.ts'

/** Types about pay, tax and returns. */
export const payNotificationTypes = {
  payslip: {
    path: '/home/payroll/payslips',
    setting: {
      ...{ area: 'pay', label: 'Payslips', sentTo: 'employees', byMail: true },
      detail: 'A payslip is published, corrected or reversed, or your pay is on hold.',
      confidential: true,
    },
  },
  tax: {
    path: '/home/payroll/tax',
    setting: {
      ...{ area: 'pay', label: 'Tax declaration', sentTo: 'employees', byMail: true },
      detail: 'You are asked to choose your tax regime, or payroll reviews your declaration.',
      confidential: true,
    },
  },
  'own-form-16': {
    path: '/home/payroll/my-form16',
    setting: {
      ...{ area: 'pay', label: 'Form 16', sentTo: 'employees', byMail: true },
      detail: 'Your certificate for a tax year is issued.',
    },
  },
  'own-settlement': {
    path: '/home/profile?tab=salary',
    setting: {
      ...{ area: 'pay', label: 'Your final settlement', sentTo: 'employees', byMail: true },
      detail: 'Your full and final settlement is approved or paid.',
      confidential: true,
    },
  },
  settlement: {
    path: '/home/employee-detail/{id}?tab=salary',
    setting: {
      ...{ area: 'pay', label: 'Final settlements due', sentTo: ['payRollHistoryWrite'], byMail: true },
      detail: 'A full and final settlement is due soon, or overdue.',
      confidential: true,
    },
  },
  compliance: {
    path: '/home/payroll/compliance',
    setting: {
      ...{ area: 'pay', label: 'Compliance calendar', sentTo: ['payRollHistoryWrite'], byMail: true },
      detail: 'A return or statutory payment is due soon, or overdue.',
    },
  },
  'form-16': {
    path: '/home/payroll/form16',
    setting: {
      ...{ area: 'pay', label: 'Form 16 for employees', sentTo: ['form16Read'], byMail: false },
      detail: 'Certificates that you generated or issued are ready.',
    },
  },
} as const satisfies Record<string, NotificationTypeEntry>
