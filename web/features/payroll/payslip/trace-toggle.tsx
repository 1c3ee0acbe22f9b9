import { ButtonBase } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  open: boolean
  onToggle: () => void
  /** The id of what it expands. */
  controls: string
  children: ReactNode
}

/** A text that expands what is below it. */
export function TraceToggle({ open, onToggle, controls, children }: Props) {
  const Arrow = open ? ChevronDown : ChevronRight
  return (
    <ButtonBase
      className="touch-area"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      sx={{
        font: 'inherit',
        gap: 0.5,
        minHeight: 24,
        textAlign: 'left',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        borderRadius: '4px',
        overflowWrap: 'anywhere',
      }}
    >
      <Arrow size={16} color="var(--grey-600)" style={{ flexShrink: 0, marginTop: 2 }} aria-hidden />
      <span>{children}</span>
    </ButtonBase>
  )
}
