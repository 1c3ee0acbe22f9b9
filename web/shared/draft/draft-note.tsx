import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { dayOf, today } from '../format/date.ts'
import { formatInstant, formatTime } from '../format/time.ts'

interface NoteProps {
  /** When the draft was saved; null if there is none. */
  at: string | null
  files?: 'kept' | 'notKept' | 'lost'
  onDiscard: () => void
}

/** Says when a draft was saved, and offers to discard it. */
export function DraftNote({ at, files = 'kept', onDiscard }: NoteProps) {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.75rem' }}
    >
      {at === null ? null : (
        <>
          {stateText(at, files)}
          <Button size="small" color="inherit" onClick={onDiscard}>{t`Discard`}</Button>
        </>
      )}
    </Box>
  )
}

function stateText(at: string, files: 'kept' | 'notKept' | 'lost'): string {
  if (files === 'kept') return t`Draft saved ${timeOf(at)}`
  return files === 'lost'
    ? t`Draft saved ${timeOf(at)}. Its files were lost. Attach them again.`
    : t`Draft saved ${timeOf(at)}, without the files`
}

const timeOf = (at: string) => (dayOf(at) === today() ? formatTime(at) : formatInstant(at))
