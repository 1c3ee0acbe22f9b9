import { Button } from '@mui/material'
import { Link } from 'react-router'
import type { Action } from './action.ts'

interface Props {
  action: Action
  /** A page's one main action is `primary`, others are `secondary`, quiet ones `text`. */
  look?: 'primary' | 'secondary' | 'text'
  size?: 'small' | 'medium'
  fullWidth?: boolean
}

const VARIANTS = { primary: 'contained', secondary: 'outlined', text: 'text' } as const

/** An action as a button, or as a link that looks like one. */
export function ActionButton({ action, look = 'secondary', size = 'medium', fullWidth = false }: Props) {
  const Icon = action.icon
  const common = {
    variant: VARIANTS[look],
    color: action.danger ? 'error' : look === 'secondary' ? 'inherit' : 'primary',
    size,
    fullWidth,
    disabled: action.disabled ?? false,
    startIcon: Icon ? <Icon size={size === 'small' ? 16 : 18} strokeWidth={1.9} aria-hidden /> : undefined,
  } as const
  return action.to === undefined ? (
    <Button {...common} onClick={action.onClick} loading={action.pending ?? null}>
      {action.label}
    </Button>
  ) : (
    <Button {...common} component={Link} to={action.to} onClick={action.onClick}>
      {action.label}
    </Button>
  )
}
