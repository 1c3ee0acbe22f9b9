import { t } from '@lingui/core/macro'
import { Box, Checkbox, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { PersonAvatar } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Row } from '../request-view.ts'
import { aboutOf, stateOf, urgencyOf } from '../request-sentences.ts'

interface Props {
  row: Row
  isCurrent: boolean
  /** In the list of pending requests: marks urgent ones. */
  isWaiting: boolean
  onOpen: () => void
  isTicked: boolean
  /** Absent if rows cannot be selected. */
  onTick: ((on: boolean) => void) | undefined
}

/** A request in the list: who, what, when, how long. */
export function InboxRow({ row, isCurrent, isWaiting, onOpen, isTicked, onTick }: Props) {
  const element = useRef<HTMLButtonElement>(null)
  const [now] = useState(() => Date.now())
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const urgency = isWaiting ? urgencyOf(row, now) : null
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: isCurrent ? 'var(--blue-50)' : 'transparent',
      }}
    >
      {onTick ? (
        <Checkbox
          checked={isTicked}
          onChange={(_, on) => onTick(on)}
          slotProps={{ input: { 'aria-label': t`Select ${row.title} · ${row.requester.name}` } }}
          sx={{ alignSelf: 'center', ml: 0.75, mr: -1.5 }}
        />
      ) : null}
      <Box
        component="button"
        type="button"
        ref={element}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        sx={look}
      >
        <PersonAvatar name={row.requester.name} size={36} />
        <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="span" noWrap sx={{ fontWeight: 600, flexGrow: 1 }}>
              {row.requester.name}
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              <RelativeTime value={row.createdAt} />
            </Typography>
          </Box>
          <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
            {[row.title, row.quantity].filter(Boolean).join(' · ')}
          </Typography>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 0.25 }}>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {[row.number, aboutOf(row)].filter(Boolean).join(' · ')}
            </Typography>
            {row.isCancelling || !isWaiting ? <StatusChip {...stateOf(row)} /> : null}
            {urgency === null ? null : <StatusChip status={t`needs attention`} label={urgency} />}
            {row.forwardedBy === null ? null : <StatusChip status="forwarded" label={t`From ${row.forwardedBy}`} />}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const look = {
  display: 'flex',
  gap: 1.5,
  flexGrow: 1,
  minWidth: 0,
  bgcolor: 'transparent',
  px: 2,
  py: 1.5,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
