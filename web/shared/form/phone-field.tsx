import { bound } from './bound.tsx'
import { TextInput, type TextInputProps } from './text-field.tsx'

type Props = Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>

/** A phone number in E.164; ten digits alone are an Indian number. Inside a form use `PhoneField`. */
export function PhoneInput(props: Props) {
  return (
    <TextInput
      autoComplete="tel"
      placeholder="+91 98765 43210"
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={20}
      onBlur={() => {
        const whole = withCountryCode(props.value ?? '')
        if (whole !== props.value) props.onChange(whole)
        props.onBlur?.()
      }}
    />
  )
}

export const PhoneField = bound<string, Props>(PhoneInput)

/** `98765 43210` → `+919876543210`; what already has a code keeps it. */
export function withCountryCode(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '')
  if (/^0?[6-9]\d{9}$/.test(digits)) return `+91${digits.slice(-10)}`
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : digits
}
