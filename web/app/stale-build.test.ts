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

test('a screen of a build that is no more loads the page again, once', async () => {
  answers('/assets/index-new.js')
  expect(await open()).toBe(gone)
  expect(reload).toHaveBeenCalledTimes(1)
  await open()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is loaded again while the server is away, over the same build, or over something unsaved', async () => {
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

test('what browsers say of a part that cannot be loaded is told from other errors', () => {
  expect(isLoadFailure(gone)).toBe(true)
  expect(isLoadFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isLoadFailure(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
})
