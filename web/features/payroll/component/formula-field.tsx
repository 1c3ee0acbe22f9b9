import { t } from '@lingui/core/macro'
import { Box, Button, OutlinedInput } from '@mui/material'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { bound } from '../../../shared/form/bound.tsx'
import { FieldFrame } from '../../../shared/form/field-frame.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'

/** A name that a formula can use. */
export interface FormulaName {
  code: string
  name: string
}

interface FormulaInputProps extends InputProps<string> {
  names: readonly FormulaName[]
}

interface Piece {
  text: string
  says: string
  /** Characters from the end of the inserted text back to the caret. */
  back?: number
}

const ownNames: readonly Piece[] = [
  { text: t`CTC`, says: t`monthly CTC` },
  { text: t`GROSS`, says: t`total monthly earnings` },
]

const functions: readonly Piece[] = [
  { text: 'min(, )', says: t`smallest of several amounts`, back: 3 },
  { text: 'max(, )', says: t`largest of several amounts`, back: 3 },
  { text: 'round()', says: t`nearest rupee`, back: 1 },
  { text: 'if(, , )', says: t`one of two amounts, by a condition`, back: 5 },
]

/** A formula, with buttons for what it may contain. */
function FormulaInput(props: FormulaInputProps) {
  const field = useRef<HTMLTextAreaElement | null>(null)
  const insertId = useId()
  const value = props.value ?? ''
  const insert = ({ text, back = 0 }: Piece) => {
    const from = field.current?.selectionStart ?? value.length
    const to = field.current?.selectionEnd ?? value.length
    const before = /[\w)]$/.test(value.slice(0, from)) ? ' ' : ''
    const after = /^\w/.test(value.slice(to)) ? ' ' : ''
    // The caret can only be set once the field has the new text.
    flushSync(() => props.onChange(value.slice(0, from) + before + text + after + value.slice(to)))
    const caret = from + before.length + text.length - back
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  }
  const pieces = [...ownNames, ...props.names.map(({ code, name }) => ({ text: code, says: name })), ...functions]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <FieldFrame {...props}>
        {({ id, 'aria-describedby': describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={2}
            maxRows={8}
            value={value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            inputRef={(element: HTMLTextAreaElement | null) => {
              field.current = element
              props.inputRef?.(element)
            }}
            error={props.error !== undefined}
            disabled={props.disabled}
            autoComplete="off"
            aria-describedby={describedBy}
            slotProps={{ input: { spellCheck: false, autoCapitalize: 'off' } }}
            sx={{ height: 'auto', '& textarea': { fontFamily: 'ui-monospace, monospace' } }}
          />
        )}
      </FieldFrame>
      <Box role="group" aria-labelledby={insertId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Box component="span" id={insertId} sx={visuallyHidden}>{t`Insert into the formula`}</Box>
        {pieces.map((piece) => (
          <Button
            key={piece.text}
            size="small"
            variant="outlined"
            aria-label={`${piece.text.replace(/\(.*/, '')}, ${piece.says}`}
            title={piece.says}
            disabled={props.disabled}
            onClick={() => insert(piece)}
            sx={{ minWidth: 0, px: 1, fontFamily: 'ui-monospace, monospace', textTransform: 'none' }}
          >
            {piece.text.replace(/\(.*/, '()')}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

export const FormulaField = bound<string, FormulaInputProps>(FormulaInput)
