import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { maskedText } from '../../ui/masked.tsx'
import { bound } from '../bound.tsx'
import { TextInput, type TextInputProps } from './text-field.tsx'

export interface MaskedInputProps extends TextInputProps {
  /** The stored value, or the server's masked form of it; only its last four characters are shown until "Change". */
  stored?: string | null
}

/** PAN, Aadhaar, account number: never shown in full once stored. Inside a form use `MaskedField`. */
export function MaskedInput({ stored, ...props }: MaskedInputProps) {
  const [changing, setChanging] = useState(!stored)
  const hidden = !changing && stored ? maskedText(stored) : null
  return hidden === null ? (
    <TextInput {...props} />
  ) : (
    <TextInput
      {...props}
      value={hidden}
      onChange={() => {}}
      readOnly
      end={
        <Button
          size="small"
          onClick={() => {
            setChanging(true)
            props.onChange('')
          }}
        >{t`Change`}</Button>
      }
    />
  )
}

export const MaskedField = bound<string, MaskedInputProps>(MaskedInput)
