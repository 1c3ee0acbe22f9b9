import { describe, expect, it } from 'vitest'
import { notificationAreas } from './notification-setting.ts'
import { notificationPath, notificationTypeNames, settingOf, switchableTypes } from './notification-types.ts'

const id = '01930000-0000-7000-8000-0000000000b1'

describe('every type of notification', () => {
  it('opens a page of the product, with its record if it has one', () => {
    for (const type of notificationTypeNames) {
      expect.soft(notificationPath(type, null)).toMatch(/^\/home\/[\w/-]+(\?(tab|status)=\w+)?$/)
      const path = notificationPath(type, id)
      expect.soft(path.split('?').length).toBe(path.includes('?') ? 2 : 1)
      expect.soft(path).not.toContain('{')
    }
  })

  it("has its own words in the settings, in an existing area, with its area's types together", () => {
    const settings = notificationTypeNames.map(settingOf)
    expect(new Set(settings.map(({ label }) => label)).size).toBe(settings.length)
    for (const { label, detail } of settings)
      expect.soft([label[0], detail.at(-1)]).toEqual([label[0]?.toUpperCase(), '.'])
    const areas = settings.map(({ area }) => area)
    const together = areas.filter((area, at) => area !== areas[at - 1])
    expect(together).toEqual(Object.keys(notificationAreas))
  })

  it('can be turned off, except for security', () => {
    const mandatory = notificationTypeNames.filter((type) => settingOf(type).mandatory)
    expect(mandatory).toEqual(['own-security', 'own-data', 'security', 'alert', 'api-key', 'scim', 'webhook'])
    expect(switchableTypes.filter((type) => mandatory.includes(type))).toEqual([])
  })

  it('keeps pay and tax out of emails', () => {
    const told = notificationTypeNames.filter((type) => settingOf(type).area === 'pay' && !settingOf(type).confidential)
    // They name a certificate and a tax year, or a return and its date, and nothing of the contents.
    expect(told).toEqual(['own-form-16', 'compliance', 'form-16'])
  })
})

describe('a click', () => {
  it('opens the announcements if the type is unknown', () => {
    expect(notificationPath('something-newer', id)).toBe('/home/organization?tab=1')
    expect(notificationPath('toString', null)).toBe('/home/organization?tab=1')
  })

  it('opens a settlement by its employee', () => {
    expect(notificationPath('settlement', id)).toBe(`/home/employee-detail/${id}?tab=salary`)
    expect(notificationPath('leave', id)).toBe(`/home/attendance/leave-request?id=${id}`)
  })
})
