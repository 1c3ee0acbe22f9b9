import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { hasOwnDraft, ownDraft } from '../../shared/session/own-draft.ts'
import { useSnackbar } from '../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import { requestForms, type RequestFormCase } from './testing/request-forms.tsx'

type User = ReturnType<typeof show>['user']

beforeEach(() => void vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file'))
afterEach(() => {
  vi.restoreAllMocks()
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

it('every type of request is tested', () => {
  expect(Object.keys(requestForms)).toEqual(expect.arrayContaining(Object.keys(requestTypes)))
})

describe.each(Object.entries(requestForms as Record<string, RequestFormCase>))(
  'the form of a request: %s',
  (_, form) => {
    const { submit, fault, file, draft, served } = form

    it('loses no input when it is submitted offline, opened again later and refused, and is sent under the same key', async () => {
      const server = mockApi(served)
      await left(form)
      const { user } = await opened(form)
      // Calendars and clocks load late.
      await waitFor(() => expect(entered()).toEqual(expect.arrayContaining([...form.typed, ...draft.files])))
      const first = await settled()

      const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      mockApi({ [submit]: () => Promise.reject(new TypeError('Failed to fetch')) })
      await send(user)
      await screen.findByText('You are offline. Your entries are kept. Try again when you are back online.')
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      expect(entered()).toEqual(first)

      line.mockReturnValue(true)
      const { now } = Date
      vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
      cleanup()
      mockApi(served)
      const { user: later } = await opened(form)
      await waitFor(() => expect(entered()).toEqual(first))
      const message = 'This is refused by the server'
      mockApi({ [submit]: new Failure(400, message, { errors: [{ path: fault.path, message }] }) })
      await send(later)
      await at(fault.place, message)
      expect(entered()).toEqual(first)
      const keys = server.calls(submit).map(({ headers }) => headers.get('idempotency-key'))
      expect(keys).toHaveLength(2)
      expect(keys[1]).toBe(keys[0])
    }, 60_000)

    it.runIf(file !== null)(
      'says beside the file which one is refused, and is sent once that is fixed',
      async () => {
        const message = 'second.pdf is not a file of type PDF, JPEG, PNG'
        const server = mockApi({
          ...served,
          [submit]: new Failure(400, message, { errors: [{ path: 'files.documents.1', message }] }),
        })
        await left(form)
        const { user } = await opened(form)
        const first = await settled()
        await send(user)
        await at(file!.place, message)
        expect(entered()).toEqual(first)
        const [sent] = server.calls(submit)
        const names = (sent!.body as FormData).getAll('documents').map((one) => (one as File).name)
        expect(names).toEqual(draft.files)

        await user.click(screen.getByRole('button', { name: 'Remove second.pdf' }))
        await waitFor(() => expect(screen.queryByText(message)).toBeNull())
        mockApi({ [submit]: form.reply as never })
        await send(user)
        await screen.findByText(form.sent)
        expect(hasOwnDraft(draft.name)).toBe(false)
      },
      60_000,
    )
  },
)

/** As if a person had typed it and added its files earlier. */
async function left({ permissions, draft: { name, values, files } }: RequestFormCase): Promise<void> {
  signedInAs('Employee', ...permissions)
  const draft = ownDraft(name)
  draft.keep(values, files.length)
  const documents = files.map((file) => new File([`%PDF-1.4 ${file}`], file, { type: 'application/pdf' }))
  if (files.length > 0) await draft.keepFiles({ documents })
}

async function opened({ screen: page, at: where, draft }: RequestFormCase) {
  const shown = show(page, where)
  await screen.findByRole('button', { name: /^(Submit request|Continue)$/ })
  const last = draft.files.at(-1)
  if (last !== undefined) await screen.findByText(last)
  return shown
}

/** Through its steps, if it has any. */
async function send(user: User): Promise<void> {
  for (;;) {
    const next = screen.queryByRole('button', { name: 'Continue' })
    if (next === null) break
    const step = screen.getByText(/^Step \d/).textContent
    await user.click(next)
    await waitFor(() => expect(screen.getByText(/^Step \d/).textContent).not.toBe(step))
  }
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
}

/** A message in its group of the form. */
async function at(place: RegExp | null, message: string): Promise<void> {
  if (place === null) return void (await screen.findByText(message))
  await waitFor(() => {
    const groups = screen.getAllByRole('group', { name: place })
    expect(groups.some((group) => within(group).queryByText(message) !== null)).toBe(true)
  })
}

/** The form's content once all fields are loaded. */
async function settled(): Promise<string[]> {
  for (let before = entered(); ;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    const now = entered()
    if (now.length === before.length) return now
    before = now
  }
}

/** The content of all fields of the form, and its files. */
function entered(): string[] {
  const form = document.querySelector('form')!
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea:not([aria-hidden])')]
  const typed = fields.map(({ type, checked, value }) =>
    type === 'radio' || type === 'checkbox' ? `${checked}` : value,
  )
  const files = [...form.querySelectorAll('[title$=".pdf"]')].map(({ textContent }) => textContent)
  return [...typed, ...files]
}
