import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => stop())

const label = () => document.activeElement?.textContent

test('when a step is taken and its button disappears, the focus moves to the next step', async () => {
  function Steps() {
    const [step, setStep] = useState('Approve')
    return (
      <main>
        <h1>November</h1>
        <div>
          <button key={step} onClick={() => setStep('Mark as paid')}>
            {step}
          </button>
        </div>
      </main>
    )
  }
  render(<Steps />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(label).toBe('Mark as paid')
})

test('when everything around the focus is removed, it moves to the heading', async () => {
  function Last() {
    const [isOpen, setOpen] = useState(true)
    return (
      <main>
        <h1>November</h1>
        <a href="#elsewhere">Elsewhere</a>
        <div>{isOpen ? <button onClick={() => setOpen(false)}>Calculate</button> : null}</div>
      </main>
    )
  }
  render(<Last />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(label).toBe('November')
})

test('a button gets the focus back after pending, and so does the opener of a closed dialog', async () => {
  let answer = () => {}
  function Page() {
    const [asking, setAsking] = useState(false)
    const [pending, setPending] = useState(false)
    return (
      <main>
        <h1>November</h1>
        <button
          disabled={pending}
          onClick={() => {
            setPending(true)
            answer = () => setPending(false)
          }}
        >
          Save
        </button>
        <div>{asking ? null : <button onClick={() => setAsking(true)}>Reverse</button>}</div>
        {asking ? (
          <div role="dialog">
            <button autoFocus onClick={() => setAsking(false)}>
              Yes
            </button>
          </div>
        ) : null}
      </main>
    )
  }
  render(<Page />)
  screen.getByRole('button', { name: 'Save' }).focus()
  await userEvent.keyboard('{Enter}')
  // As browsers do with disabled elements.
  screen.getByRole('button', { name: 'Save' }).blur()
  act(answer)
  await expect.poll(label).toBe('Save')
  screen.getByRole('button', { name: 'Reverse' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(label).toBe('Yes')
  await userEvent.keyboard('{Enter}')
  await expect.poll(label).toBe('Reverse')
})

test('when a row of a dialog is decided and its buttons disappear, the focus stays in the row', async () => {
  function Panel() {
    const [isDecided, setDecided] = useState(false)
    return (
      <div role="dialog" tabIndex={-1}>
        <button>Close</button>
        <div>
          <button>Actions</button>
          <div>{isDecided ? null : <button onClick={() => setDecided(true)}>Accept</button>}</div>
        </div>
      </div>
    )
  }
  render(<Panel />)
  screen.getByRole('button', { name: 'Accept' }).focus()
  await userEvent.keyboard('{Enter}')
  // As dialogs do when the focus would leave them.
  screen.getByRole('dialog').focus()
  await expect.poll(label).toBe('Actions')
})

test("a field left by closing a phone's keyboard does not take the focus back", async () => {
  render(
    <main>
      <h1>November</h1>
      <input aria-label="Amount" />
    </main>,
  )
  const field = screen.getByLabelText('Amount')
  field.focus()
  field.blur()
  await new Promise((resolve) => setTimeout(resolve, 5))
  document.body.append(document.createElement('div'))
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(document.activeElement).toBe(document.body)
})

test('pressing on an empty area clears the focus, whatever changes afterwards', async () => {
  render(
    <main>
      <h1>November</h1>
      <button>Save</button>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  document.dispatchEvent(new Event('pointerdown'))
  button.blur()
  document.body.append(document.createElement('div'))
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['cancelled', 'Cancel'],
  ['saved', 'Save'],
])(
  'when a form in the page is %s, the focus is on the button that opened it, although it is a new one',
  async (_, by) => {
    function Panels() {
      const [edited, setEdited] = useState<string | null>(null)
      const [waits, setWaits] = useState(false)
      const close = () => {
        setWaits(false)
        setEdited(null)
      }
      return (
        <main>
          <h1>Company</h1>
          {['Address', 'Contact', 'Identifiers'].map((title) => (
            <section key={title} aria-label={title}>
              {edited === title ? (
                <form
                  onSubmit={(event) => {
                    event.preventDefault()
                    setWaits(true)
                    setTimeout(() => act(close), 60)
                  }}
                >
                  <input aria-label="Text" autoFocus />
                  <button disabled={waits}>Save</button>
                  <button type="button" onClick={close}>
                    Cancel
                  </button>
                </form>
              ) : (
                <>
                  <button>Copy</button>
                  <div>
                    <button onClick={() => setEdited(title)}>Edit</button>
                  </div>
                </>
              )}
            </section>
          ))}
        </main>
      )
    }
    render(<Panels />)
    const edit = () => within(screen.getByRole('region', { name: 'Contact' })).getByRole('button', { name: 'Edit' })
    await userEvent.click(edit())
    expect(document.activeElement).toBe(screen.getByLabelText('Text'))
    await userEvent.click(screen.getByRole('button', { name: by }))
    await expect.poll(() => document.activeElement === screen.queryByLabelText('Text')).toBe(false)
    await expect.poll(() => document.activeElement === edit()).toBe(true)
  },
)
