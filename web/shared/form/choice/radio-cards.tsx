import { Box, Radio, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'

export interface RadioCard {
  value: string
  label: string
  /** One line below the label. */
  detail?: ReactNode
  disabled?: boolean
}

export interface RadioCardsInputProps extends InputProps<string> {
  options: readonly RadioCard[]
  /** Minimum card width in px; as many as fit are side by side. */
  minWidth?: number
}

/** A choice among a few, each a card with an explanation; inside a form use `RadioCards`. */
export function RadioCardsInput(props: RadioCardsInputProps) {
  const min = props.minWidth ?? 180
  return (
    <FieldFrame {...props} group>
      {({ id }) => (
        <Box
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}
        >
          {props.options.map((option, index) => (
            <Card
              key={option.value}
              option={option}
              chosen={props.value === option.value}
              disabled={props.disabled === true}
            >
              <Radio
                size="small"
                name={id}
                value={option.value}
                checked={props.value === option.value}
                disabled={props.disabled === true || option.disabled === true}
                onChange={() => props.onChange(option.value)}
                onBlur={props.onBlur}
                slotProps={{ input: { ref: index === 0 ? props.inputRef : undefined } }}
                sx={{ p: 0.5, mt: -0.5 }}
              />
            </Card>
          ))}
        </Box>
      )}
    </FieldFrame>
  )
}

export const RadioCards = bound<string, RadioCardsInputProps>(RadioCardsInput)

interface CardProps {
  option: RadioCard
  chosen: boolean
  disabled: boolean
  children: ReactNode
}

function Card({ option, chosen, disabled, children }: CardProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 1,
        p: 1.5,
        minHeight: 44,
        border: '1px solid',
        borderColor: chosen ? 'primary.main' : 'var(--grey-500)',
        bgcolor: chosen ? 'var(--blue-50)' : 'background.paper',
        borderRadius: '8px',
        cursor: disabled ? 'default' : 'pointer',
        opacity: disabled || option.disabled ? 0.6 : 1,
      }}
    >
      {children}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 500, display: 'block' }}>
          {option.label}
        </Typography>
        {option.detail ? (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {option.detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
