import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { forgetAll } from '../call/use-api.ts'
import { useSnackbar } from '../snackbar/snackbar.ts'
import { browserFiles } from './browser-files.ts'
import { resetMockApi } from './mock-api.ts'

// Here, for all tests share what they import.
vi.mock('idb-keyval', () => import('./browser-files.ts'))
vi.mock('../socket/socket.ts', () => import('./fake-socket.ts'))

// Screens load their parts lazily, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/** Tests begin here, as the address of a page of nothing. */
const start = 'http://localhost:3000/'

/** Tests see the wide layout unless they say otherwise. */
const wide = { width: 1440, height: 900 }

/** Complaints of the code under test are failures of the test. */
const complaints: string[] = []

// It is loaded late. Between two files nothing stands for the database, and what is loaded then keeps to the one that is not there.
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
  await forgetAll()
  useSnackbar.setState(useSnackbar.getInitialState())
  resetMockApi()
  vi.restoreAllMocks()
  expect(complaints, 'console errors and warnings').toEqual([])
})

/** A link that was followed elsewhere leads nobody else there. */
function comeBack(): void {
  if (window.location.href !== start) happyDom().setURL(start)
}

/** For a test that means an error to be logged: takes the complaints away and gives them. */
export function expectedComplaints(): string[] {
  return complaints.splice(0)
}

/** For a test of a phone: `resizeTo({ width: 390, height: 844 })`. */
export function resizeTo(size: { width: number; height: number }): void {
  happyDom().setViewport(size)
}

const happyDom = () =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void; setURL: (url: string) => void } }).happyDOM
