import { Button, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { type Action, type MaybeAction, shownActions } from './action.ts'

interface Props {
  actions: readonly MaybeAction[]
  /** What the actions belong to, for the button's name: "Actions for Pune office". */
  label: string
  /** A text on the button instead of the three dots. */
  text?: string
}

/** Actions without a button of their own. Nothing is shown if there are none. */
export function MoreMenu({ actions, label, text }: Props) {
  const entries = shownActions(actions)
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (entries.length === 0) return null
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : menuId,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  }
  return (
    <>
      {text === undefined ? (
        <IconButton {...trigger} size="small" aria-label={label}>
          <Ellipsis size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      ) : (
        <Button {...trigger} variant="outlined" color="inherit" endIcon={<ChevronDown size={16} aria-hidden />}>
          {text}
        </Button>
      )}
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((action) => (
          <Entry key={action.label} action={action} close={() => setAnchor(null)} />
        ))}
      </Menu>
    </>
  )
}

function Entry({ action, close }: { action: Action; close: () => void }) {
  const Icon = action.icon
  const act = () => {
    close()
    action.onClick?.()
  }
  const content = (
    <>
      {Icon ? (
        <ListItemIcon sx={{ color: 'inherit' }}>
          <Icon size={18} strokeWidth={1.9} aria-hidden />
        </ListItemIcon>
      ) : null}
      <ListItemText>{action.label}</ListItemText>
    </>
  )
  const common = { disabled: action.disabled === true || action.pending === true, onClick: act }
  return action.to === undefined ? (
    <MenuItem {...common} sx={action.danger ? { color: 'error.main' } : undefined}>
      {content}
    </MenuItem>
  ) : (
    <MenuItem {...common} component={Link} to={action.to}>
      {content}
    </MenuItem>
  )
}
