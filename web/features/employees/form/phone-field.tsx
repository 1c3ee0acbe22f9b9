import { withCountryCode } from '../../../shared/format/phone.ts'
import { bound } from '../../../shared/form/bound.tsx'
import { TextInput, type TextInputProps } from '../../../shared/form/text/text-field.tsx'

type Props = Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>

/** A phone number in E.164; ten digits without a code are an Indian number. Inside a form use `PhoneField`. */
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
