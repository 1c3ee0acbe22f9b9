import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { invalidate } from '../../shared/call/use-api.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import NotesPanel from './notes-panel.tsx'

afterEach(signedOut)

const at = '2026-11-20T04:05:00.000Z'
const note = (text: string) => ({ _id: '0198', text, isPinned: false, createdAt: at, updatedAt: at })

it('a box in a note is ticked, a URL is a link, and the text is changed', async () => {
  signedInAs('Employee')
  let text = 'Shopping, see https://example.test/list\n- [ ] Milk\n- [x] Bread'
  const { calls } = mockApi({
    'GET /api/v1/notes/get': () => [note(text)],
    'PUT /api/v1/notes/update/{id}': ({ body }: { body: { text: string } }) => {
      text = body.text
      return note(text)
    },
  } as never)
  const { user } = show(<NotesPanel />)
  const milk = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Milk' })
  expect([milk.checked, screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bread' }).checked]).toEqual([
    false,
    true,
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.test/list')
  await user.click(milk)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Milk' }).checked).toBe(true))
  expect(text).toBe('Shopping, see https://example.test/list\n- [x] Milk\n- [x] Bread')
  await user.click(screen.getByRole('button', { name: /^Edit Shopping/ }))
  const field = screen.getByRole('textbox', { name: 'Edit note' })
  await user.clear(field)
  await user.type(field, 'Nothing to buy')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Nothing to buy')
  expect(calls('PUT /api/v1/notes/update/{id}').length).toBe(2)
})

it('notes that could not be loaded are not called older data, and loaded ones stay', async () => {
  signedInAs('Employee')
  let broken = true
  mockApi({
    'GET /api/v1/notes/get': () => (broken ? new Failure(500, 'Something went wrong') : [note('Shopping')]),
  } as never)
  const { user } = show(<NotesPanel />)
  expect(await screen.findByText(/Could not load your notes\./)).toBeTruthy()
  expect(screen.queryByText(/older data/)).toBeNull()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Shopping')
  broken = true
  await act(() => invalidate('GET /api/v1/notes/get'))
  expect(screen.getByText('Shopping')).toBeTruthy()
})
