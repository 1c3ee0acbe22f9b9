import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { clearAllCached } from '../call/use-api.ts'
import { browserFiles } from './browser-files.ts'
import { startClock } from './clock.ts'
import { resetMockApi } from './mock-api.ts'
import { resetStores } from './stores.ts'

startClock()

// Mocked here because all tests share modules.
vi.mock('idb-keyval', () => import('./browser-files.ts'))
vi.mock('zustand', () => import('./stores.ts'))
vi.mock('../socket/socket.ts', () => import('./fake-socket.ts'))

// Screens load their parts lazily, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/** Tests start at this address of an empty page. */
const start = 'http://localhost:3000/'

/** Tests see the wide layout by default. */
const wide = { width: 1440, height: 900 }

/** Errors and warnings logged by the code under test fail the test. */
const complaints: string[] = []

// Normally loaded late. Between two files the database has no mock, and a module loaded then would keep the missing one.
beforeAll(async () => void (await import('../draft/draft-files.ts')))

beforeEach(() => {
  resizeTo(wide)
  comeBack()
  localStorage.clear()
  sessionStorage.clear()
  browserFiles.rows.clear()
  browserFiles.isFull = false
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation(
    (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
  )
  vi.spyOn(console, 'warn').mockImplementation(
    (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
  )
})

afterEach(async () => {
  cleanup()
  await clearAllCached()
  resetStores()
  resetMockApi()
  vi.restoreAllMocks()
  expect(complaints, 'console errors and warnings').toEqual([])
})

/** Following a link in one test must not affect the next. */
function comeBack(): void {
  if (window.location.href !== start) happyDom().setURL(start)
}

/** For a test that expects a logged error: returns the messages and clears them. */
export function expectedComplaints(): string[] {
  return complaints.splice(0)
}

/** For a test of a phone: `resizeTo({ width: 390, height: 844 })`. */
export function resizeTo(size: { width: number; height: number }): void {
  happyDom().setViewport(size)
}

const happyDom = () =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void; setURL: (url: string) => void } }).happyDOM
