import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { show } from '../../shared/testing/show.tsx'
import FeedbackDialog from './feedback-dialog.tsx'

test('Send stays disabled without a type and a description that is not blank', async () => {
  const { calls } = mockApi({ 'POST /api/v1/utility/feedback': null })
  const close = vi.fn()
  const { user } = show(<FeedbackDialog onClose={close} />)
  expect(sendIsDisabled()).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Bug Report' }))
  await user.type(screen.getByRole('textbox', { name: 'Description' }), '   ')
  expect(sendIsDisabled()).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'The bell rings twice')
  expect(sendIsDisabled()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Feedback submitted successfully')).toBeTruthy()
  expect(close).toHaveBeenCalledOnce()
  expect(calls('POST /api/v1/utility/feedback')[0]?.body).toEqual({
    feedbackType: 'bug',
    description: 'The bell rings twice',
    page: '/',
  })
})

test('a failure is shown and keeps the text', async () => {
  mockApi({ 'POST /api/v1/utility/feedback': new Failure(500, 'Failed to submit feedback') })
  const close = vi.fn()
  const { user } = show(<FeedbackDialog onClose={close} />)
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to submit feedback')
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello')
})

function sendIsDisabled(): boolean {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled
}
