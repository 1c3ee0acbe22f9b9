import { describe, expect, it } from 'vitest'
import {
  changingPermissions,
  confidentialPermissions,
  differingAreas,
  flagsIn,
  flagsOf,
  levelOf,
  levelsOf,
  menuFollows,
  privilegedPermissions,
  withLevel,
} from './access-levels.ts'
import { areaIds, areaOf } from './permission-areas.ts'
import { allPermissions, type Permission, startingRoles, withReads } from './permissions.ts'

const anything = () => true
const menus: Permission[] = ['VIEW_ORGANIZATION', 'VIEW_PAYROLL', 'VIEW_ATTENDANCE']
const none: ReadonlySet<Permission> = new Set()

describe('the areas of permissions', () => {
  it("contain every flag exactly once, except the menu's, which follow", () => {
    expect([...areaIds.flatMap(flagsIn), ...menus].toSorted()).toEqual(allPermissions.toSorted())
    expect(new Set(areaIds.flatMap((id) => areaOf[id].menu ?? []))).toEqual(new Set(menus))
  })

  it('have titles of their own, so that a log can be read', () => {
    expect(new Set(areaIds.map((id) => areaOf[id].title)).size).toBe(areaIds.length)
  })

  it('let no level write what it does not read', () => {
    for (const id of areaIds)
      for (const { level } of levelsOf(id))
        expect([...withReads(flagsOf(id, level))].toSorted()).toEqual(flagsOf(id, level).toSorted())
  })

  it('call those privileged that a second person approves: what changes, and what shows the pay and papers of others', () => {
    expect(changingPermissions.toSorted()).toEqual([
      ...[
        'access_statutory_settings',
        'allEmployeeWrite',
        'attendanceWrite',
        'employeeBankWrite',
        'employeeSalaryWrite',
      ],
      ...['informationWrite', 'payRollHistoryWrite', 'payRunConfigWrite', 'permissionWrite', 'salaryComponentWrite'],
      'salaryTemplateWrite',
    ])
    expect(confidentialPermissions.toSorted()).toEqual([
      ...['employeeBankRead', 'employeeDocumentRead', 'employeeIdentityRead', 'employeeSalaryRead', 'form16Read'],
      ...['letterRead', 'letterWrite', 'payRollHistoryRead'],
    ])
    expect(new Set(privilegedPermissions)).toEqual(new Set([...changingPermissions, ...confidentialPermissions]))
  })
})

describe('a level', () => {
  it('that is chosen is the one shown, and nothing else changes', () => {
    for (const before of [none, new Set(allPermissions), new Set(startingRoles.Manager)])
      for (const id of areaIds)
        for (const { level } of levelsOf(id)) {
          const after = withLevel(before, id, level, anything)
          expect(levelOf(id, after)).toBe(level)
          expect(differingAreas(before, after).filter((one) => one !== id)).toEqual([])
        }
  })

  it('chosen again leaves any set of flags unchanged, menus included if they follow', () => {
    for (const held of randomSets(300)) {
      for (const id of areaIds) {
        const level = levelOf(id, held)
        if (level === 'custom') continue
        expect(withLevel(held, id, level, anything)).toEqual(held)
      }
    }
  })

  it('reports flags that match none of its levels, which changing another area keeps', () => {
    const held = new Set<Permission>(['shiftRead', 'organizationAttendanceRead'])
    expect(levelOf('places', held)).toBe('custom')
    expect(levelOf('everyonesAttendance', held)).toBe('custom')
    const after = withLevel(held, 'calendar', 'view', anything)
    expect([...after].toSorted()).toEqual(['calendarRead', 'organizationAttendanceRead', 'shiftRead'])
  })

  it("of everyone's attendance sets both flags at once", () => {
    expect(flagsOf('everyonesAttendance', 'view')).toEqual(['organizationAttendanceRead', 'allEmployeeAttendanceRead'])
  })

  it('adds the menu group and removes it with its last area, if the person may grant it', () => {
    const given = withLevel(none, 'payRuns', 'view', anything)
    expect([...given].toSorted()).toEqual(['VIEW_PAYROLL', 'payRollHistoryRead'])
    expect(withLevel(given, 'payRuns', 'none', anything)).toEqual(none)
    expect([...withLevel(none, 'payRuns', 'view', (flag) => flag !== 'VIEW_PAYROLL')]).toEqual(['payRollHistoryRead'])
  })
})

describe('the starting roles', () => {
  const roles = Object.entries(startingRoles).map(([name, flags]) => ({ name, held: new Set(flags) }))

  it.each(roles)('fit the levels: $name', ({ held }) => {
    expect(areaIds.filter((id) => levelOf(id, held) === 'custom')).toEqual([])
    for (const menu of menus) expect([menu, menuFollows(menu, held)]).toEqual([menu, held.has(menu)])
  })
})

/** Sets as the server makes them: each write with its read, and menu flags derived. */
function randomSets(count: number): Set<Permission>[] {
  let seed = 7
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => {
    const share = chance()
    const held = withReads(allPermissions.filter((one) => !menus.includes(one) && chance() < share))
    for (const menu of menus) if (menuFollows(menu, held)) held.add(menu)
    return held
  })
}
