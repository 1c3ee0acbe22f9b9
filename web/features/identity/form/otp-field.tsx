import type { Ref } from 'react'
import { type FieldProps, FieldFrame } from '../../../shared/public-kit/field-frame.tsx'

interface Props extends FieldProps {
  value: string
  onChange: (digits: string) => void
  /** Called once all digits are entered, typed or pasted. */
  onComplete?: (digits: string) => void
  length?: number
  name?: string
  autoFocus?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A one-time code: one real input rendered as cells, so that pasting and the phone's suggestion work. */
export function OtpField({ value, onChange, onComplete, length = 6, label, error, helper, aside, ...input }: Props) {
  return (
    <FieldFrame {...{ label, error, helper, aside }}>
      {(wiring) => (
        <div className="kit-otp" data-length={length}>
          <input
            {...input}
            className="kit-otp-input"
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            maxLength={length}
            onPaste={(event) => {
              event.preventDefault()
              take(event.clipboardData.getData('text'))
            }}
            onChange={(event) => take(event.target.value)}
            {...wiring}
          />
          <div className="kit-otp-cells" aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={index === Math.min(value.length, length - 1) ? 'kit-otp-next' : undefined}>
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )

  function take(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
}
