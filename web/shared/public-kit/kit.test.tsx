import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { OtpField } from '../../features/identity/form/otp-field.tsx'
import { PasswordField } from '../../features/identity/form/password-field.tsx'
import { TextField } from './text-field.tsx'

test('a pasted code loses its spaces and is complete', async () => {
  const complete = vi.fn()
  render(<Otp onComplete={complete} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await userEvent.click(input)
  await userEvent.paste(' 123 456 ')
  expect(input.value).toBe('123456')
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('letters cannot be typed into a code', async () => {
  render(<Otp onComplete={() => undefined} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await userEvent.type(input, '1a2')
  expect(input.value).toBe('12')
})

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
})

test('an error is linked to its field', () => {
  render(<TextField label="Work email" error="Enter a work email" helper="Never shared" />)
  const input = screen.getByLabelText('Work email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Enter a work email')
  expect(screen.queryByText('Never shared')).toBeNull()
})

test('a pending button ignores a second click', async () => {
  const click = vi.fn()
  render(
    <Button pending onClick={click}>
      Sign in
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(click).not.toHaveBeenCalled()
})

function Otp({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <OtpField label="Code" value={value} onChange={setValue} onComplete={onComplete} />
}
