import { describe, expect, it } from 'vitest'
import { startingRoles } from '@muster/contract/permissions.ts'
import { screens } from '../screens.ts'
import { mayOpen } from '../menu/may-open.ts'
import { paletteEntries } from './entries.ts'
import { search } from './search.ts'
import { searchTerms } from './search-terms.ts'

const viewer = (role: keyof typeof startingRoles) => ({
  role,
  permissions: Object.fromEntries(startingRoles[role].map((permission) => [permission, true])),
})
const pathsFor = (role: keyof typeof startingRoles, typed: string) =>
  search(paletteEntries(screens, viewer(role)), typed, []).map(({ path }) => path)

describe('the palette understands everyday words', () => {
  it.each([
    ...['payslip', 'payslips', 'pay slip', 'pay-slip', 'salary slip', 'my salary slip', 'Salary', 'net pay'].map(
      (typed) => [typed, '/home/payroll/payslips'],
    ),
    ...['take home', 'download payslip'].map((typed) => [typed, '/home/payroll/payslips']),
    ...['leave balance', 'holiday', 'holidays', 'holiday list', 'vacation', 'sick leave', 'time off'].map((typed) => [
      typed,
      '/home/attendance/leave-request',
    ]),
    ...['apply leave', 'request leave', 'half day'].map((typed) => [typed, '/home/attendance/add-leave-request']),
    ...['punch', 'punch in', 'missed punch', 'clock in', 'working hours'].map((typed) => [
      typed,
      '/home/attendance/self-attendance',
    ]),
    ...['investment declaration', 'tax declaration', '80C', 'HRA', 'TDS', 'income tax', 'tax regime'].map((typed) => [
      typed,
      '/home/payroll/tax',
    ]),
    ...['form 16', 'form16', 'Form-16', 'TDS certificate', 'ITR'].map((typed) => [typed, '/home/payroll/my-form16']),
    ...['bank account', 'PAN', 'UAN', 'loan', 'CTC', 'full and final'].map((typed) => [typed, '/home/profile']),
    ...['change password', 'password'].map((typed) => [typed, '/home/settings/password-security']),
  ])('%s', (typed = '', path = '') => {
    expect(pathsFor('Employee', typed)).toContain(path)
  })

  it.each([
    ['Manager', 'my team', '/home/attendance/team-attendance'],
    ['HR', 'PF', '/home/organization/statutory-settings'],
    ['HR', 'new joiner', '/home/add-employee'],
    ['HR', 'salary structure', '/home/payroll/salary-template'],
    ['Accountant', 'run payroll', '/home/payroll/payroll-history'],
  ] as const)('%s: %s', (role, typed, path) => {
    expect(pathsFor(role, typed)).toContain(path)
  })

  it('and a match by name comes before scattered letters', () => {
    expect(pathsFor('Employee', 'payslip')).toEqual(['/home/payroll/payslips'])
    expect(pathsFor('Employee', 'zzz')).toEqual([])
  })

  it('and every search term belongs to an existing page', () => {
    const paths = new Set(screens.map(({ path }) => path))
    expect(Object.keys(searchTerms).filter((path) => !paths.has(path))).toEqual([])
  })

  it('never shows what a person may not open, whatever it is called', () => {
    for (const role of Object.keys(startingRoles) as (keyof typeof startingRoles)[]) {
      const open = new Set(screens.filter((screen) => mayOpen(screen, viewer(role))).map(({ path }) => path))
      const all = screens.flatMap((screen) => [screen.title, ...(searchTerms[screen.path] ?? [])])
      for (const typed of all) for (const path of pathsFor(role, typed)) expect(open.has(path)).toBe(true)
    }
    expect(pathsFor('Employee', 'run payroll')).not.toContain('/home/payroll/payroll-history')
  })
})
