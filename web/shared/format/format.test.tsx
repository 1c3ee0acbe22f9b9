import { afterEach, describe, expect, it } from 'vitest'
import { addDays, addMonths } from '@muster/engine/day.ts'
import { dayOf, formatDate, formatMonth, formatRange } from './date.ts'
import { formatMoney, formatMoneyShort } from './money.ts'
import { setFormatSettings } from './settings.ts'
import { formatAge, formatDays, formatDuration, formatInstant, formatTime, formatTimer } from './time.ts'

afterEach(() => setFormatSettings({ zone: 'Asia/Kolkata', hour12: false }))

describe('money', () => {
  it('groups by lakh and shows paise only if there are any', () => {
    expect(formatMoney(12_500_000)).toBe('₹1,25,000')
    expect(formatMoney(12_500_050)).toBe('₹1,25,000.50')
    expect(formatMoney(12_500_000, { exact: true })).toBe('₹1,25,000.00')
    expect(formatMoney(-200_000)).toBe('−₹2,000')
    expect(formatMoney(5)).toBe('₹0.05')
  })
  it('has a short form in lakh and crore', () => {
    expect(formatMoneyShort(12_500_000)).toBe('₹1.25 L')
    expect(formatMoneyShort(24_000_000_00)).toBe('₹2.4 Cr')
    expect(formatMoneyShort(4_680_000_00)).toBe('₹46.8 L')
    expect(formatMoneyShort(9_999_999_99)).toBe('₹1 Cr')
    expect(formatMoneyShort(99_999_00)).toBe('₹99,999')
    expect(formatMoneyShort(-12_500_000)).toBe('−₹1.25 L')
  })
})

describe('dates', () => {
  it('prints a day without shifting it to another zone', () => {
    setFormatSettings({ zone: 'America/New_York' })
    expect(formatDate('2026-03-02')).toBe('02 Mar 2026')
    expect(formatDate('2026-11-20', 'weekday')).toBe('Fri, 20 Nov')
  })
  it('prints an instant in the zone of the location', () => {
    expect(formatInstant('2026-11-20T20:00:00Z')).toBe('21 Nov 2026, 01:30')
    expect(dayOf('2026-11-20T20:00:00Z')).toBe('2026-11-21')
    setFormatSettings({ hour12: true })
    expect(formatTime('2026-11-20T20:00:00Z')).toBe('1:30 am')
    expect(formatTime('12:05')).toBe('12:05 pm')
  })
  it('shortens ranges', () => {
    expect(formatRange('2026-11-23', '2026-11-25')).toBe('23 – 25 Nov 2026')
    expect(formatRange('2026-11-28', '2026-12-02')).toBe('28 Nov – 02 Dec 2026')
    expect(formatRange('2026-12-30', '2027-01-02')).toBe('30 Dec 2026 – 02 Jan 2027')
    expect(formatRange('2026-11-23', '2026-11-23')).toBe('23 Nov 2026')
  })
  it('counts days and months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(formatMonth('2026-11')).toBe('November 2026')
  })
})

describe('times', () => {
  it('prints durations, timers and days', () => {
    expect(formatDuration(492)).toBe('8 h 12 m')
    expect(formatDuration(7_228_818)).toBe('1,20,480 h 18 m')
    expect(formatDuration(45)).toBe('45 m')
    expect(formatDuration(480)).toBe('8 h')
    expect(formatTimer(24_073)).toBe('06:41:13')
    expect(formatDays(2.5)).toBe('2.5 days')
    expect(formatDays(1)).toBe('1 day')
  })
  it('prints an age', () => {
    const now = Date.parse('2026-11-20T10:00:00Z')
    expect(formatAge('2026-11-20T09:59:30Z', now)).toBe('Just now')
    expect(formatAge('2026-11-20T09:55:00Z', now)).toBe('5m ago')
    expect(formatAge('2026-11-20T07:00:00Z', now)).toBe('3h ago')
    expect(formatAge('2026-11-18T07:00:00Z', now)).toBe('2d ago')
  })
})
