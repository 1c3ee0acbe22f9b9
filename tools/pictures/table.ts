import type { Page } from '@playwright/test'

/** A picture of a screen in the demo company, shown by a document. */
export interface Picture {
  /** In `docs/screenshots/`. */
  file: string
  as: 'admin' | 'hr' | 'manager' | 'employee'
  size: 'desktop' | 'phone'
  at: string
  /** What is done before it is taken. */
  then?: (page: Page) => Promise<unknown>
}

/** All pictures of the documents: `npm run check` holds the folder and the documents to it, `npm run pictures` makes them. */
export const pictures: readonly Picture[] = [
  { file: 'dashboard-desktop.png', as: 'manager', size: 'desktop', at: '/home/default' },
  { file: 'dashboard-phone.png', as: 'manager', size: 'phone', at: '/home/default' },
  { file: 'employees-desktop.png', as: 'hr', size: 'desktop', at: '/home/employees' },
  { file: 'leave-approvals-desktop.png', as: 'manager', size: 'desktop', at: '/home/approval/leave' },
  { file: 'leave-phone.png', as: 'employee', size: 'phone', at: '/home/attendance/leave-request' },
  {
    ...{ file: 'pay-run-desktop.png', as: 'hr', size: 'desktop', at: '/home/payroll/payroll-history' },
    then: async (page) => {
      await page.getByRole('region', { name: 'All pay runs' }).getByRole('link').first().click()
      await page.waitForURL(/payroll-history\/[\w-]+/)
    },
  },
  {
    ...{ file: 'payslip-desktop.png', as: 'employee', size: 'desktop', at: '/home/profile?tab=salary' },
    then: openPayslip,
  },
  { file: 'payslip-phone.png', as: 'employee', size: 'phone', at: '/home/profile?tab=salary', then: openPayslip },
]

async function openPayslip(page: Page): Promise<void> {
  const months = page.getByRole('button', { name: /20\d\d$/ })
  await months.first().click()
  await page
    .getByRole('dialog', { name: / payslip$/ })
    .getByText('House rent allowance')
    .waitFor()
}
