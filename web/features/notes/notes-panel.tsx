import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Pin, PinOff, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { longestNote } from '@muster/contract/notes/note.ts'
import { api } from '../../shared/call/api.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import type { Got } from '../../shared/call/types.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { TextInput } from '../../shared/form/text/text-input.tsx'
import { RelativeTime } from '../../shared/format/relative-time.tsx'
import { defer, isDeferred, useDeferred } from '../../shared/snackbar/deferred.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

type Note = Got<'GET /api/v1/notes/get'>[number]

const reads = ['GET /api/v1/notes/get'] as const

/** What somebody notes for themselves. Search is in the page: they are few, and all of them are here. */
export default function NotesPanel() {
  const { data, error, mutate } = useApi('GET /api/v1/notes/get')
  const [search, setSearch] = useState('')
  const deferred = useDeferred()
  const kept = (data ?? []).filter(({ _id }) => !isDeferred(deferred, _id))
  const wanted = search.trim().toLowerCase()
  const shown = kept.filter(({ text }) => text.toLowerCase().includes(wanted))
  return (
    <Panel title={t`Notes`} subtitle={t`Only you can see these.`}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddNote />
        {error ? (
          <ErrorState slim title={t`Could not load your notes.`} error={error} onRetry={() => void mutate()} />
        ) : data === undefined ? (
          <TextSkeleton lines={3} />
        ) : (
          <>
            {kept.length > 3 ? (
              <TextInput type="search" label={t`Search notes`} value={search} onChange={setSearch} />
            ) : null}
            {shown.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>
                {kept.length === 0 ? t`No notes yet.` : t`No note matches.`}
              </Typography>
            ) : (
              <Box
                component="ul"
                aria-label={t`Notes`}
                tabIndex={0}
                sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}
              >
                {shown.map((note) => (
                  <NoteRow key={note._id} note={note} />
                ))}
              </Box>
            )}
          </>
        )}
      </Box>
    </Panel>
  )
}

function AddNote() {
  const [text, setText] = useState('')
  const add = useCall('POST /api/v1/notes/add', { stale: reads })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    await add.run({ body: { text } }).then(
      () => setText(''),
      (error: unknown) => snackError(messageOf(error)),
    )
  }
  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
      <Box sx={{ flexGrow: 1 }}>
        <TextInput label={t`New note`} value={text} onChange={setText} maxLength={longestNote} />
      </Box>
      <Button type="submit" variant="outlined" disabled={add.pending}>{t`Add`}</Button>
    </Box>
  )
}

function NoteRow({ note: { _id: id, text, isPinned, updatedAt } }: { note: Note }) {
  const change = useCall('PUT /api/v1/notes/update/{id}', { stale: reads })
  const params = { id }
  const save = (body: { text?: string; isPinned?: boolean }) =>
    change.run({ params, body }).catch((error: unknown) => snackError(messageOf(error)))
  const remove = () =>
    defer({
      key: id,
      group: 'note',
      told: t`Note deleted`,
      send: () =>
        api('DELETE /api/v1/notes/delete/{id}', { params, keepalive: true }).finally(() => invalidate(...reads)),
    })
  const short = text.split('\n')[0]!.slice(0, 40)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime value={updatedAt} />
        </Typography>
      </Box>
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
