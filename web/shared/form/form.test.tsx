import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../call/api-error.ts'
import { CheckboxGroup } from './choice/checkbox-group.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Form, type FormProps } from './form.tsx'
import { MoneyField } from './text/money-field.tsx'
import { NumberField } from './text/number-field.tsx'
import { SelectField } from './choice/select-field.tsx'
import { TextField } from './text/text-field.tsx'

const Component = z.object({
  name: z.string('Enter a name').trim().min(1, 'Enter a name'),
  label: z.string().max(5, 'Payslip label can have at most 5 characters').nullish(),
  kind: z.enum(['earning', 'deduction'], 'Choose a type'),
  cap: z.int('Enter a cap').positive('Enter a cap above zero'),
  order: z.int().optional(),
  days: z.array(z.string()).optional(),
})

const filled = { name: 'Basic', label: '', kind: 'earning', cap: 12_500_000, order: null, days: [] as string[] }
const blank = { name: '', label: '', kind: '', cap: null, order: null, days: [] as string[] }

function show(props: Partial<FormProps<typeof Component, unknown>>) {
  const send = vi.fn<FormProps<typeof Component, unknown>['send']>(() => Promise.resolve('saved'))
  const form = (
    <>
      <Link to="/away">Away</Link>
      <Form values={blank} schema={() => Promise.resolve(Component)} send={send} submit="Save component" {...props}>
        <TextField name="name" label="Name" />
        <TextField name="label" label="Payslip label" optional />
        <SelectField
          name="kind"
          label="Type"
          options={[
            { value: 'earning', label: 'Earning' },
            { value: 'deduction', label: 'Deduction' },
          ]}
        />
        <MoneyField name="cap" label="Cap" helper="In rupees" />
        <NumberField name="order" label="Order" optional />
        <CheckboxGroup
          name="days"
          label="Days"
          optional
          options={[
            { value: 'sat', label: 'Saturday' },
            { value: 'sun', label: 'Sunday' },
          ]}
        />
      </Form>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/away', element: <p>Far away</p> },
  ])
  render(<RouterProvider router={router} />)
  return { send: props.send ?? send, user: userEvent.setup() }
}

const submit = { name: 'Save component' }

describe('a form over the page', () => {
  it('closes after sending', async () => {
    const onClose = vi.fn()
    const send = vi.fn(() => Promise.resolve(null))
    const dialog = (
      <FormDialog open title="Forward" values={{ note: '' }} submit="Forward request" send={send} onClose={onClose}>
        <TextField name="note" label="Note" optional />
      </FormDialog>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />)
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Please')
    await user.click(screen.getByRole('button', { name: 'Forward request' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(send).toHaveBeenCalledWith({ note: 'Please' }, {})
  })
})

describe('a form', () => {
  it('lists all errors, focuses the first wrong field and sends nothing', async () => {
    const { user, send } = show({})
    await user.click(screen.getByRole('button', submit))
    expect(await screen.findByText('3 fields need your attention')).toBeDefined()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Enter a name')
    expect(send).not.toHaveBeenCalled()
    await user.type(name, 'Basic')
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'))
  })

  it('sends what was filled in and omits the rest', async () => {
    const onDone = vi.fn()
    const { user, send } = show({ onDone })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Basic')
    await user.click(screen.getByRole('combobox', { name: /Type/ }))
    await user.click(screen.getByRole('option', { name: 'Deduction' }))
    await user.type(screen.getByRole('textbox', { name: 'Cap' }), '125000.5')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cap' }).value).toBe('1,25,000.5')
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
    await user.click(screen.getByRole('button', submit))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('saved'))
    expect(send).toHaveBeenCalledWith({ name: 'Basic', kind: 'deduction', cap: 12_500_050, days: ['sun'] }, {})
  })

  it('is sent unchecked if its check cannot be loaded: the server checks, too', async () => {
    const { user, send } = show({ values: filled, schema: () => Promise.reject(new TypeError('Failed to fetch')) })
    await user.click(screen.getByRole('button', { name: 'Save component' }))
    const body: unknown = expect.objectContaining({ name: 'Basic', cap: 12_500_000 })
    await waitFor(() => expect(send).toHaveBeenCalledWith(body, {}))
  })

  it('clears with null when an existing record is edited', async () => {
    const { user, send } = show({ values: { ...filled, label: 'Basic' }, empty: 'null', schema: undefined })
    await user.clear(screen.getByRole('textbox', { name: 'Payslip label (optional)' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(vi.mocked(send).mock.calls[0]?.[0]).toMatchObject({ label: null, order: null, name: 'Basic' })
  })

  it("puts the server's errors on their fields and the others above the buttons", async () => {
    const send = () =>
      Promise.reject(
        new ApiError(422, 'Some fields are wrong', [
          { path: 'body.name', message: 'A component with this name exists' },
          { path: 'body.formula.2', message: '"Basci" is not a component' },
        ]),
      )
    const { user } = show({ values: filled, send })
    await user.click(screen.getByRole('button', submit))
    expect(await screen.findByText('A component with this name exists')).toBeDefined()
    expect(screen.getByText('"Basci" is not a component')).toBeDefined()
    expect(screen.getByText('Some fields are wrong')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a failure without fields', async () => {
    const { user } = show({ values: filled, send: () => Promise.reject(new ApiError(500, 'The server is resting')) })
    await user.click(screen.getByRole('button', submit))
    expect(await screen.findByText('The server is resting')).toBeDefined()
  })

  it('reports errors that no field can show', async () => {
    const schema = Component.extend({ token: z.string('The token is missing') })
    const { user, send } = show({
      values: filled,
      schema: () => Promise.resolve(schema as unknown as typeof Component),
    })
    await user.click(screen.getByRole('button', submit))
    expect(await screen.findByText('The token is missing')).toBeDefined()
    expect(send).not.toHaveBeenCalled()
  })

  describe('that has an error which follows from a choice', () => {
    const ByKind = Component.superRefine(({ kind, label, order }, { addIssue }) => {
      const wrong = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      if (kind === 'deduction' && !label) wrong('label', 'A deduction needs a label')
      if (kind === 'deduction' && order === undefined) wrong('hidden', 'A deduction needs an order')
    })
    const byKind = { values: { ...filled, kind: 'deduction' }, schema: () => Promise.resolve(ByKind as never) }
    const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
      await user.click(screen.getByRole('combobox', { name: /Type/ }))
      await user.click(screen.getByRole('option', { name }))
    }

    it('drops it once the choice is another one, also above the buttons', async () => {
      const { user } = show(byKind)
      await user.click(screen.getByRole('button', submit))
      expect(await screen.findByText('A deduction needs a label')).toBeDefined()
      expect(screen.getByText('A deduction needs an order')).toBeDefined()
      await choose(user, 'Earning')
      await waitFor(() => expect(screen.queryByText('A deduction needs a label')).toBeNull())
      expect(screen.queryByText('A deduction needs an order')).toBeNull()
      expect(screen.queryByText(/needs? your attention/)).toBeNull()
      // Nothing is said of a field before it is sent again.
      await choose(user, 'Deduction')
      expect(screen.queryByText('A deduction needs a label')).toBeNull()
    })

    it('keeps those that the choice did not make, and what the server said', async () => {
      const send = () =>
        Promise.reject(
          new ApiError(422, 'Wrong', [{ path: 'body.name', message: 'A component with this name exists' }]),
        )
      const { user } = show({ ...byKind, values: { ...filled, kind: 'earning' }, send })
      await user.click(screen.getByRole('button', submit))
      expect(await screen.findByText('A component with this name exists')).toBeDefined()
      await choose(user, 'Deduction')
      expect(screen.getByText('A component with this name exists')).toBeDefined()
      await user.clear(screen.getByRole('textbox', { name: 'Cap' }))
      await user.tab()
      expect(await screen.findByText('Enter a cap')).toBeDefined()
      await choose(user, 'Earning')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(screen.getByText('Enter a cap')).toBeDefined()
    })
  })

  it('asks before unsaved changes are lost', async () => {
    const { user } = show({ guard: 'Your changes to this component will be lost.' })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'B')
    await user.click(screen.getByRole('link', { name: 'Away' }))
    expect(await screen.findByText('Your changes to this component will be lost.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Away' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Far away')).toBeDefined()
  })

  it('leaves a saved form without asking', async () => {
    const { user } = show({
      values: { ...filled },
      guard: true,
      onDone: () => screen.getByRole('link', { name: 'Away' }).click(),
    })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' pay')
    await user.click(screen.getByRole('button', submit))
    expect(await screen.findByText('Far away')).toBeDefined()
  })
})
