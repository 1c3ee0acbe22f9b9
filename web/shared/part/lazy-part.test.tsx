import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyDialog, lazyPart } from './lazy-part.tsx'

const gone = () => new TypeError('Failed to fetch dynamically imported module: http://x/a.js')
const Calendar = () => <p>The calendar</p>
const isAway = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
const isThere = (build = 'index-old.js') =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(build)))

beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockReturnValue({ getAttribute: () => 'index-old.js' } as unknown as Element)
  isAway()
})

/** Fails the given number of times, then loads. */
function failing(times: number) {
  return vi.fn(() => (times-- > 0 ? Promise.reject(gone()) : Promise.resolve({ default: Calendar })))
}

test('a part that cannot be loaded says so in its place, keeps input beside it, and is retried by a button', async () => {
  const load = failing(2)
  show(lazyPart(load))
  await userEvent.type(screen.getByLabelText('Reason'), 'A wedding')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load this section')
  expect(input().value).toBe('A wedding')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The calendar')).toBeTruthy()
  expect(input().value).toBe('A wedding')
})

test('it is retried automatically once the server is back', async () => {
  show(lazyPart(failing(1)))
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  await screen.findByRole('alert')
  isThere()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The calendar')).toBeTruthy()
})

test('after a product update only the reader reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  isThere('index-new.js')
  show(lazyPart(failing(9)))
  await userEvent.type(screen.getByLabelText('Reason'), 'A wedding')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Muster was updated while this page was open')
  expect(reload).not.toHaveBeenCalled()
  expect(input().value).toBe('A wedding')
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a dialog that cannot be loaded is closed, and requested again when it is opened again', async () => {
  const load = failing(1)
  show(lazyDialog(load))
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  expect(await screen.findByText('The calendar')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failed preload is repeated when the part is needed', async () => {
  const Part = lazyPart(failing(1))
  Part.preload()
  await Promise.resolve()
  show(Part)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
  expect(await screen.findByText('The calendar')).toBeTruthy()
})

const input = () => screen.getByLabelText<HTMLInputElement>('Reason')

function show(Part: (props: { onClose: () => void }) => React.ReactNode) {
  render(<Page Part={Part} />)
}

function Page({ Part }: { Part: (props: { onClose: () => void }) => React.ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <label>
        Reason <input />
      </label>
      <button onClick={() => setOpen(true)}>Choose a day</button>
      <Suspense fallback={null}>{open ? <Part onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
