import { screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { lazyPart } from '../part/lazy-part.tsx'
import { show } from '../testing/show.tsx'
import { Panel } from '../ui/panel.tsx'
import { CheckboxGroup } from './choice/checkbox-group.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Form } from './form.tsx'
import { PartPlaceholder } from './part-placeholder.tsx'
import { TextField } from './text/text-field.tsx'

afterEach(() => vi.restoreAllMocks())

const Body = z.object({
  name: z.string('Enter a name').min(1, 'Enter a name'),
  days: z.array(z.string()).min(1, 'Choose a day'),
})
const form = {
  values: { name: '', days: [] as string[] },
  schema: () => Promise.resolve(Body),
  send: () => Promise.resolve(null),
  submit: 'Save',
}
const fields = (
  <>
    <TextField name="name" label="Name" />
    <CheckboxGroup name="days" label="Days" options={[{ value: 'sat', label: 'Saturday' }]} />
  </>
)

function Page() {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Panel title="Bank" action={<button>Other</button>}>
        Nothing yet
      </Panel>
      {isEditing ? (
        <Form {...form} cancel={() => setEditing(false)}>
          {fields}
        </Form>
      ) : (
        <button onClick={() => setEditing(true)}>Edit</button>
      )}
    </>
  )
}

function Asked() {
  const [isOpen, setOpen] = useState(true)
  return (
    <FormDialog {...form} open={isOpen} title="Add shift" onClose={() => setOpen(false)}>
      {fields}
    </FormDialog>
  )
}

it('a form opened by a button has the focus in its first field, and Escape closes it', async () => {
  const { user } = show(<Page />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
})

it('Escape confirms first if something was typed, in a panel as in a dialog', async () => {
  for (const one of [<Page key="page" />, <Asked key="dialog" />]) {
    const { user, unmount } = show(one)
    const edit = screen.queryByRole('button', { name: 'Edit' })
    if (edit !== null) await user.click(edit)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('A')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
    unmount()
  }
})

it('Escape closes a dialog without input, wherever in it the focus is', async () => {
  const { user } = show(<Asked />)
  screen.getByRole('dialog').focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a form that could not be sent has the focus at its first wrong field, of whatever type', async () => {
  const { user } = show(<Page />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Choose a day')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Saturday' })))
})

it('on a phone one wrong field is named beside the button, from which it can be reached', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('max-width: 767') ? 'all' : query),
  )
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { user } = show(<Form {...form}>{fields}</Form>)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(alert.parentElement).toBe(screen.getByRole('button', { name: 'Save' }).parentElement)
  expect(within(alert).getByText('2 fields need your attention')).toBeTruthy()
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
  await user.click(within(alert).getByRole('button', { name: 'Enter a name' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A')
  expect(await within(screen.getByRole('alert')).findByText('Choose a day')).toBeTruthy()
})

/** A field whose code loads when the test says so. */
function lateField(label: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazyPart(() => promise)
  const field = (
    <PartPlaceholder>
      <Late />
    </PartPlaceholder>
  )
  return { field, arrive: () => resolve({ default: () => <input aria-label={label} /> }) }
}

function OpenedBy({ children, over }: { children: ReactNode; over: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>
  return over ? (
    <FormDialog {...form} open title="Choose" onClose={close}>
      {children}
    </FormDialog>
  ) : (
    <Form {...form} cancel={close}>
      {children}
    </Form>
  )
}

describe.each([
  { where: 'a dialog', over: true },
  { where: 'the page', over: false },
])('a form in $where that starts with a field whose code loads late', ({ over }) => {
  it('keeps the focus waiting for it, and out of the second one', async () => {
    const { field, arrive } = lateField('Colleague')
    const { user } = show(
      <OpenedBy over={over}>
        {field}
        <TextField name="name" label="Name" />
      </OpenedBy>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(document.activeElement).not.toBe(await screen.findByRole('textbox', { name: 'Name' }))
    arrive()
    const first = await screen.findByRole('textbox', { name: 'Colleague' })
    await waitFor(() => expect(document.activeElement).toBe(first))
  })

  it('does not take the focus from a person who has moved on', async () => {
    const { field, arrive } = lateField('Colleague')
    const { user } = show(
      <OpenedBy over={over}>
        {field}
        <TextField name="name" label="Name" />
      </OpenedBy>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const second = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(second, 'A')
    arrive()
    await screen.findByRole('textbox', { name: 'Colleague' })
    await user.type(document.activeElement ?? document.body, 'b')
    expect((second as HTMLInputElement).value).toBe('Ab')
  })

  it('waits for the first of two, whichever loads first', async () => {
    const one = lateField('Colleague')
    const other = lateField('Place')
    const { user } = show(
      <OpenedBy over={over}>
        {one.field}
        {other.field}
      </OpenedBy>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    other.arrive()
    expect(document.activeElement).not.toBe(await screen.findByRole('textbox', { name: 'Place' }))
    one.arrive()
    const first = await screen.findByRole('textbox', { name: 'Colleague' })
    await waitFor(() => expect(document.activeElement).toBe(first))
  })
})
