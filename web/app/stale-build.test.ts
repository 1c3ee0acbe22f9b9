import { expect, test, vi } from 'vitest'
import { beginUnsaved } from '../shared/form/unsaved.ts'
import { isLoadFailure, reloadOnceWhenStale } from './stale-build.ts'

test('a part that is gone loads the page again, once, but neither while the server is away nor over something unsaved', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const health = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  reloadOnceWhenStale()
  const fail = () => dispatchEvent(new Event('vite:preloadError'))

  fail()
  await vi.waitFor(() => expect(health).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()

  health.mockResolvedValue(new Response('{}'))
  const saved = beginUnsaved()
  fail()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  saved()
  fail()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  fail()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what browsers say of a part that cannot be loaded is told from other errors', () => {
  expect(isLoadFailure(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))).toBe(true)
  expect(isLoadFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isLoadFailure(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
})
