import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { resetMockApi } from './mock-api.ts'

/** Complaints of the code under test are failures of the test. */
const complaints: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation(
    (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
  )
  vi.spyOn(console, 'warn').mockImplementation(
    (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
  )
})

afterEach(() => {
  cleanup()
  resetMockApi()
  vi.restoreAllMocks()
  expect(complaints, 'console errors and warnings').toEqual([])
})

/** For a test that means an error to be logged: takes the complaints away and gives them. */
export function expectedComplaints(): string[] {
  return complaints.splice(0)
}
