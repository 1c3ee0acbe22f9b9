import { Trans } from '@lingui/react/macro'
import { Box, TableCell } from '@mui/material'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { TraceToggle } from './trace-toggle.tsx'

interface Props {
  line: { name: string; explanation: { reason: string | null } }
  open: boolean
  onToggle: () => void
  /** The id of the explanation that it expands. */
  controls: string
}

/** The name of a pay line, with its reason if it has one; it expands the line's calculation. */
export function LineNameCell({ line, open, onToggle, controls }: Props) {
  const { reason } = line.explanation
  return (
    <TableCell sx={{ overflowWrap: 'anywhere' }}>
      <TraceToggle open={open} onToggle={onToggle} controls={controls}>
        <Trans>
          {line.name}
          <Box component="span" sx={visuallyHidden}>
            , how this is calculated
          </Box>
        </Trans>
      </TraceToggle>
      {reason === null ? null : (
        <Box component="span" sx={{ display: 'block', pl: 2.5, fontSize: '0.75rem', color: 'text.secondary' }}>
          {reason}
        </Box>
      )}
    </TableCell>
  )
}
