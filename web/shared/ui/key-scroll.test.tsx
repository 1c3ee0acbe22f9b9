import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { keyScroll } from './key-scroll.ts'

/** The layout engine of tests has no sizes. */
function sizes(box: number, content: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content)
}

beforeEach(() => sizes(100, 300))

const box = (inside: ReactNode) => (
  <div data-testid="box" ref={keyScroll}>
    {inside}
  </div>
)
const isStop = () => screen.getByTestId('box').tabIndex === 0

it('is not a tab stop if everything is visible', () => {
  sizes(100, 100)
  show(box(<p>A short text</p>))
  expect(isStop()).toBe(false)
})

it('is a tab stop if it only has text, and none if it contains a focusable link', () => {
  const { unmount } = show(box(<p>A long text</p>))
  expect(isStop()).toBe(true)
  unmount()
  show(box(<a href="/home">Dashboard</a>))
  expect(isStop()).toBe(false)
})

it('follows content that appears or is disabled', async () => {
  function Screen() {
    const [state, setState] = useState('text')
    return (
      <>
        <input aria-label="State" onChange={(event) => setState(event.target.value)} />
        {box(state === 'text' ? 'A text' : <button disabled={state === 'disabled'}>Next</button>)}
      </>
    )
  }
  show(<Screen />)
  expect(isStop()).toBe(true)
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'button' } })
  await waitFor(() => expect(isStop()).toBe(false))
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'disabled' } })
  await waitFor(() => expect(isStop()).toBe(true))
})
