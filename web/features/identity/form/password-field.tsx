import { t } from '@lingui/core/macro'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { type FieldProps, FieldFrame } from '../../../shared/public-kit/field-frame.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    ref?: Ref<HTMLInputElement>
    /** `current-password` to sign in, `new-password` to choose one: for password managers. */
    autoComplete: 'current-password' | 'new-password'
  }

/** A password with a button to show it. */
export function PasswordField({ label, error, helper, optional, aside, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={input.id} {...{ label, error, helper, aside }} optional={optional ?? false}>
      {(wiring) => (
        <div className="kit-with-button">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            className="kit-input"
            type={shown ? 'text' : 'password'}
            {...wiring}
          />
          <button
            type="button"
            className="kit-in-input"
            aria-label={shown ? t`Hide password` : t`Show password`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Eye crossed={shown} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed ? <path d="M4 4l16 16" strokeLinecap="round" /> : null}
    </svg>
  )
}
