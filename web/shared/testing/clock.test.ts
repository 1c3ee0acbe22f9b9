import { expect, test, vi } from 'vitest'
import { today } from '../format/date.ts'

test('every test begins on the same day, whatever day it is, and time passes', async () => {
  const began = Date.now()
  expect([new Date().toISOString().slice(0, 10), today()]).toEqual(['2026-11-20', '2026-11-20'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(Date.now()).toBeGreaterThan(began)
  expect(new Date('2026-01-01T00:00:00Z').getTime()).toBe(Date.UTC(2026, 0, 1))
  expect(new Date() instanceof Date).toBe(true)
})

test('a spy on the clock that asks the clock before it moves the time by as much, until it is restored', () => {
  const { now } = Date
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  expect(new Date().toISOString().slice(0, 13)).toBe('2026-11-20T05')
  spy.mockRestore()
  expect(new Date().toISOString().slice(0, 13)).toBe('2026-11-20T04')
})
