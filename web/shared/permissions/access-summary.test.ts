import { expect, test } from 'vitest'
import { levelsOf } from '@muster/contract/access-levels.ts'
import { areaIds } from '@muster/contract/permission-areas.ts'
import { allPermissions, type Permission, startingRoles } from '@muster/contract/permissions.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { abilities, riskOf } from './abilities.ts'
import { abilitySentences } from './ability-sentences.ts'
import { summaryOf } from './access-summary.ts'
import { levelLabel } from './access-labels.ts'

test('the starting roles are summarised in one line', () => {
  const roles = Object.entries(startingRoles).map(([name, flags]) => [name, summaryOf(new Set(flags))])
  expect(Object.fromEntries(roles)).toEqual({
    HR: 'Changes salaries, pay runs and payslips, bank accounts and 15 more · Views identity numbers, documents and team attendance · Approves 7 types of requests',
    Manager: 'Views team attendance · Approves 7 types of requests',
    Accountant:
      'Changes Form 16 · Views salaries, pay runs and payslips, bank accounts and 5 more · Approves 2 types of requests',
    Employee: 'Own attendance and requests only',
  })
  expect(summaryOf(new Set())).toBe('No access')
})

test('what access allows and does not names every area once', () => {
  const { can, cannot } = abilities(new Set(startingRoles.Accountant), 59)
  expect(can).toContain('Can view salaries of all 59 people')
  expect(cannot).toContain('Cannot change salaries')
  expect(cannot).toContain('Cannot approve leave requests')
  const all = abilities(new Set(allPermissions), null)
  expect([all.can.length, all.cannot]).toEqual([areaIds.length, []])
  expect(all.can).toContain('Can change salaries of everyone')
})

test('every level has a description, and privileged ones name their risk', () => {
  for (const id of areaIds)
    for (const { level } of levelsOf(id).slice(1))
      expect([id, abilitySentences[id][level]?.cannot]).not.toContain(undefined)
  expect(privilegedPermissions.filter((one) => riskOf(one) === '')).toEqual([])
  expect(riskOf('payRollHistoryWrite')).toBe('Can approve and pay pay runs')
})

test('a set that matches no level is named by its flags', () => {
  const held = new Set<Permission>(['shiftRead', 'organizationAttendanceRead'])
  expect(levelLabel('places', held)).toBe('Custom: Read shifts')
})
