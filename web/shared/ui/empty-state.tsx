import { Box, Typography } from '@mui/material'
import { Inbox, type LucideIcon } from 'lucide-react'
import { ActionButton } from './action/action-button.tsx'
import type { Action } from './action/action.ts'

interface Props {
  title: string
  /** Why it is empty, and what to do. */
  text?: string
  icon?: LucideIcon
  action?: Action | false | null
}

/** Nothing here yet. */
export function EmptyState({ title, text, icon: Icon = Inbox, action }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2.5, py: 5, textAlign: 'center' }}>
      <Icon size={40} strokeWidth={1.4} color="var(--grey-500)" aria-hidden />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text ? <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Typography> : null}
      {action ? (
        <Box sx={{ mt: 1 }}>
          <ActionButton action={action} look="primary" />
        </Box>
      ) : null}
    </Box>
  )
}
