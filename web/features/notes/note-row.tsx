import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Pencil, Pin, PinOff, X } from 'lucide-react'
import { useState } from 'react'
import { longestNote } from '@muster/contract/notes/note.ts'
import { api } from '../../shared/call/api.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import type { Got } from '../../shared/call/types.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { TextAreaInput } from '../../shared/form/text/text-area.tsx'
import { RelativeTime } from '../../shared/format/relative-time.tsx'
import { defer } from '../../shared/snackbar/deferred.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { NoteText } from './note-text.tsx'

type Note = Got<'GET /api/v1/notes/get'>[number]

export const noteReads = ['GET /api/v1/notes/get'] as const

/** A note with its actions: tick its boxes, change it, pin it, delete it. */
export function NoteRow({ note: { _id: id, text, isPinned, updatedAt } }: { note: Note }) {
  const [draft, setDraft] = useState<string | null>(null)
  const change = useCall('PUT /api/v1/notes/update/{id}', { stale: noteReads })
  const params = { id }
  const save = (body: { text?: string; isPinned?: boolean }) =>
    change.run({ params, body }).then(
      () => true,
      (error: unknown) => {
        snackError(messageOf(error))
        return false
      },
    )
  const remove = () =>
    defer({
      key: id,
      group: 'note',
      text: t`Note deleted`,
      send: () =>
        api('DELETE /api/v1/notes/delete/{id}', { params, keepalive: true }).finally(() => invalidate(...noteReads)),
    })
  const short = text.split('\n')[0]!.slice(0, 40)
  const row = { display: 'flex', gap: 0.5, py: 1, borderBottom: '1px solid', borderColor: 'divider' }
  if (draft !== null)
    return (
      <Box component="li" sx={{ ...row, flexDirection: 'column' }}>
        <TextAreaInput label={t`Edit note`} value={draft} onChange={setDraft} rows={2} max={longestNote} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            disabled={change.pending || draft.trim() === ''}
            onClick={() => void save({ text: draft }).then((isSaved) => (isSaved ? setDraft(null) : undefined))}
          >{t`Save`}</Button>
          <Button color="inherit" size="small" onClick={() => setDraft(null)}>{t`Cancel`}</Button>
        </Box>
      </Box>
    )
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <NoteText text={text} disabled={change.pending} onChange={(changed) => void save({ text: changed })} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime value={updatedAt} />
        </Typography>
      </Box>
      <IconButton size="small" aria-label={t`Edit ${short}`} onClick={() => setDraft(text)}>
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={isPinned ? t`Unpin ${short}` : t`Pin ${short}`}
        aria-pressed={isPinned}
        onClick={() => void save({ isPinned: !isPinned })}
      >
        {isPinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />}
      </IconButton>
      <IconButton size="small" aria-label={t`Delete ${short}`} onClick={remove}>
        <X size={16} aria-hidden />
      </IconButton>
    </Box>
  )
}
