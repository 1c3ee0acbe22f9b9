import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { type FieldProps, FieldFrame } from './field-frame.tsx'

type Props = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** A line of text. Takes all `<input>` props, so `{...register('email')}` fits. */
export function TextField({ label, error, helper, optional, aside, className, ...input }: Props) {
  return (
    <FieldFrame id={input.id} {...{ label, error, helper, aside }} optional={optional ?? false}>
      {(wiring) => <input className={`kit-input ${className ?? ''}`} {...input} {...wiring} />}
    </FieldFrame>
  )
}

type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function TextArea({ label, error, helper, optional, aside, ...input }: AreaProps) {
  return (
    <FieldFrame id={input.id} {...{ label, error, helper, aside }} optional={optional ?? false}>
      {(wiring) => <textarea rows={4} {...input} className="kit-input kit-area" {...wiring} />}
    </FieldFrame>
  )
}
