import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useZoom } from './use-zoom.ts'

function shown() {
  const frame = { current: document.createElement('div') }
  const { result } = renderHook(() => useZoom(frame, { width: 800, height: 400 }))
  return { drawing: frame.current, result }
}

const mouse = (clientX: number, clientY: number) => ({ view: window, button: 0, clientX, clientY })

test('a drawing is moved by dragging, and scaled within limits by wheel and buttons', () => {
  const { drawing, result } = shown()
  fireEvent.mouseDown(drawing, mouse(100, 100))
  fireEvent.mouseMove(window, mouse(160, 130))
  fireEvent.mouseUp(window, mouse(160, 130))
  expect([result.current.view.x, result.current.view.y, result.current.view.scale]).toEqual([60, 30, 1])
  for (let turn = 0; turn < 30; turn++) fireEvent.wheel(drawing, { ...mouse(0, 0), deltaY: -400 })
  expect(result.current.view.scale).toBe(2)
  for (let turn = 0; turn < 30; turn++) act(() => result.current.by(0.8))
  expect(result.current.view.scale).toBe(0.2)
})

test('a point is shown where it is wanted, and an area whole, never enlarged', () => {
  const { result } = shown()
  act(() => result.current.place({ x: 5000, y: 300 }, { x: 400, y: 200 }))
  expect(result.current.view).toEqual({ x: -4600, y: -100, scale: 1 })
  act(() => result.current.fit({ x: -100, y: 0, width: 1504, height: 200 }))
  expect(result.current.view).toEqual({ x: 74, y: 24, scale: 0.5 })
  act(() => result.current.fit({ x: 0, y: 0, width: 100, height: 50 }))
  expect(result.current.view).toEqual({ x: 350, y: 24, scale: 1 })
  // The widest tree is not whole at the least scale; its middle is.
  act(() => result.current.fit({ x: 0, y: 0, width: 80_000, height: 50 }))
  expect(result.current.view).toEqual({ x: -7600, y: 24, scale: 0.2 })
})
