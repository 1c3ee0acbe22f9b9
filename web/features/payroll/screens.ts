import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/payroll/salary-component',
    title: 'Salary components',
    access: ['salaryComponentRead'],
    menu: {
      title: 'Salary Component',
      icon: 'salaryComponent',
      description: 'Earnings and deductions pay is made of',
      under: 'payroll',
      order: 10,
    },
    load: () => import('./salary-component-screen.tsx'),
  },
  {
    path: '/home/payroll/add-salary-component',
    title: 'Add salary component',
    access: ['salaryComponentWrite'],
    parent: { title: 'Salary components', path: '/home/payroll/salary-component' },
    action: 'Add salary component',
    load: () => import('./add-salary-component-screen.tsx'),
  },
  {
    path: '/home/payroll/edit-salary-component/:id',
    title: 'Edit salary component',
    access: ['salaryComponentWrite'],
    parent: { title: 'Salary components', path: '/home/payroll/salary-component' },
    load: () => import('./edit-salary-component-screen.tsx'),
  },
  {
    path: '/home/payroll/salary-template',
    title: 'Salary templates',
    access: ['salaryTemplateRead'],
    menu: {
      title: 'Salary Template',
      icon: 'salaryTemplate',
      description: 'How a yearly cost to company is divided',
      under: 'payroll',
      order: 20,
    },
    load: () => import('./salary-template-screen.tsx'),
  },
  {
    path: '/home/payroll/add',
    title: 'Add salary template',
    access: ['salaryTemplateWrite'],
    parent: { title: 'Salary templates', path: '/home/payroll/salary-template' },
    action: 'Add salary template',
    load: () => import('./salary-template-form-screen.tsx'),
  },
  {
    path: '/home/payroll/payrun-configuration',
    title: 'Pay run configuration',
    access: ['payRunConfigRead'],
    menu: {
      title: 'Payrun Configuration',
      icon: 'payRunConfiguration',
      description: 'Pay cycle, cut-off, pay day and approvers',
      under: 'payroll',
      order: 30,
    },
    load: () => import('./pay-run-configuration-screen.tsx'),
  },
  {
    path: '/home/payroll/payroll-history',
    title: 'Payroll history',
    access: ['payRollHistoryRead'],
    menu: {
      title: 'Payroll History',
      icon: 'payrollHistory',
      description: 'Run payroll and see earlier months',
      under: 'payroll',
      order: 40,
    },
    load: () => import('./payroll-history-screen.tsx'),
  },
  {
    path: '/home/payroll/payroll-history/:id',
    title: 'Pay run',
    access: ['payRollHistoryRead'],
    parent: { title: 'Payroll history', path: '/home/payroll/payroll-history' },
    load: () => import('./pay-run-screen.tsx'),
  },
  {
    path: '/home/payroll/form16',
    title: 'Form 16',
    access: ['form16Read'],
    parent: { title: 'Payroll' },
    load: 'notYet',
  },
]
