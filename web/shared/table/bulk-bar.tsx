import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Selection } from './use-selection.ts'

export interface BulkAction {
  label: string
  icon?: LucideIcon
  danger?: boolean
  /** Called with the keys of the selected rows; the selection is cleared afterwards, unless it returns false. */
  run: (keys: readonly string[]) => unknown
}

interface Props {
  selection: Selection
  actions: readonly BulkAction[]
  /** Other actions for them. */
  children?: ReactNode
}

/** Replaces the filters while rows are selected. */
export function BulkBar({ selection, actions, children }: Props) {
  const act = async (action: BulkAction) => {
    if ((await action.run(selection.keys)) !== false) selection.clear()
  }
  return (
    <Box
      role="toolbar"
      aria-label={t`Selected rows`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2.5,
        py: 1.5,
        minHeight: 64,
        bgcolor: 'var(--blue-50)',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t`${selection.keys.length} selected`}
      </Typography>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="outlined"
          color={action.danger ? 'error' : 'inherit'}
          startIcon={action.icon ? <action.icon size={18} strokeWidth={1.9} aria-hidden /> : undefined}
          onClick={() => void act(action)}
        >
          {action.label}
        </Button>
      ))}
      {children}
      <Button onClick={selection.clear}>{t`Clear`}</Button>
    </Box>
  )
}
