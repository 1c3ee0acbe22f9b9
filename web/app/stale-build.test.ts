import { beforeEach, expect, test, vi } from 'vitest'
import { beginUnsaved } from '../shared/form/unsaved.ts'
import { isLoadFailure } from '../shared/part/load-failure.ts'
import { loadScreen } from './stale-build.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: http://x/a.js')
const open = () => loadScreen(() => Promise.reject(gone)).catch((error: unknown) => error)
let reload = vi.fn()
const answers = (entry: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(`<script src="${entry}">`)))

beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockReturnValue({
    getAttribute: () => '/assets/index-old.js',
  } as unknown as Element)
  sessionStorage.clear()
  reload = vi.fn()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

test('a screen of a replaced build reloads the page, once', async () => {
  answers('/assets/index-new.js')
  expect(await open()).toBe(gone)
  expect(reload).toHaveBeenCalledTimes(1)
  await open()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is reloaded while the server is unavailable, for the same build, or with unsaved input', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  answers('/assets/index-old.js')
  await open()
  answers('/assets/index-new.js')
  const saved = beginUnsaved()
  await open()
  saved()
  expect(reload).not.toHaveBeenCalled()
  await open()
  expect(reload).toHaveBeenCalledTimes(1)
})

test("each browser's error for a part that cannot be loaded is recognised", () => {
  expect(isLoadFailure(gone)).toBe(true)
  expect(isLoadFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isLoadFailure(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
})
