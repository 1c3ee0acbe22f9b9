import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSnackbar, snack, snackError, useSnackbar } from './snackbar.ts'
import { Snackbar } from './snackbar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => useSnackbar.getState().queue.forEach(({ id }) => closeSnackbar(id)))
  vi.useRealTimers()
})

test('a message hides after six seconds and a click elsewhere does not close it', () => {
  render(<Snackbar />)
  act(() => void snack('Shift saved'))
  fireEvent.mouseDown(document.body)
  act(() => void vi.advanceTimersByTime(5_999))
  expect(screen.getByRole('status').textContent).toContain('Shift saved')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Shift saved')).toBeNull()
})

test('messages queue, and the same error is shown once', () => {
  render(<Snackbar />)
  act(() => {
    snack('First')
    snackError('Network error')
    snackError('Network error')
  })
  expect(screen.queryByText('Network error')).toBeNull()
  act(() => void vi.advanceTimersByTime(6_000))
  expect(screen.getByRole('alert').textContent).toContain('Network error')
  act(() => void vi.advanceTimersByTime(6_000))
  expect(useSnackbar.getState().open).toBe(false)
})

test('it stays while the pointer is over it', () => {
  render(<Snackbar />)
  act(() => void snack('Read me'))
  fireEvent.mouseEnter(screen.getByText('Read me').parentElement as HTMLElement)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Read me')).toBeTruthy()
})

test('undo cancels the close callback', () => {
  const run = vi.fn()
  const onClose = vi.fn()
  render(<Snackbar />)
  act(() => void snack('Leave approved', 'success', { action: { label: 'Undo', run }, onClose }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
