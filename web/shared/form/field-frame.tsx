import { Box, FormHelperText, FormLabel } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../ui/visually-hidden.ts'

export interface FrameProps {
  label: string
  optional?: boolean
  hideLabel?: boolean
  error?: string
  helper?: ReactNode
  disabled?: boolean
  id?: string
  /** Shown at the right of the label, for example a counter or a link. */
  aside?: ReactNode
  /** A group of controls (radio cards, checkboxes) has a legend instead of a label. */
  group?: boolean
  children: (wiring: Wiring) => ReactNode
}

/** Ids and ARIA attributes that tie a control to its label and its helper or error text. */
export interface Wiring {
  id: string
  labelId: string
  'aria-describedby': string | undefined
}

/** Label above, control, helper or error below. Every input uses it. */
export function FieldFrame({
  label,
  optional,
  hideLabel,
  error,
  helper,
  disabled,
  id,
  aside,
  group,
  children,
}: FrameProps) {
  const made = useId()
  const controlId = id ?? made
  const labelId = `${controlId}-label`
  const helperId = `${controlId}-helper`
  const below = error ?? helper
  const name = (
    <>
      {label}
      {optional ? (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' (optional)'}
        </Box>
      ) : null}
    </>
  )
  return (
    <Box
      {...(group
        ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': below ? helperId : undefined }
        : {})}
      sx={{ minWidth: 0, scrollMarginTop: 76 }}
    >
      <Box sx={hideLabel ? visuallyHidden : { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }}>
        <FormLabel
          id={labelId}
          {...(group ? { component: 'span' } : { htmlFor: controlId })}
          disabled={disabled}
          sx={{
            typography: 'subtitle2',
            color: 'text.primary',
            flexGrow: 1,
            '&.Mui-focused': { color: 'text.primary' },
          }}
        >
          {name}
        </FormLabel>
        {aside}
      </Box>
      {children({ id: controlId, labelId, 'aria-describedby': below ? helperId : undefined })}
      {below ? (
        <FormHelperText id={helperId} error={error !== undefined} sx={{ mx: 0, mt: 0.5, whiteSpace: 'pre-line' }}>
          {below}
        </FormHelperText>
      ) : null}
    </Box>
  )
}
