import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { longestNote } from '@muster/contract/notes/note.ts'
import { folded } from '@muster/engine/folded.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { TextInput } from '../../shared/form/text/text-input.tsx'
import { isDeferred, useDeferred } from '../../shared/snackbar/deferred.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { NoteRow, noteReads as reads } from './note-row.tsx'

/** A person's own notes. Search happens in the page: they are few, and all are loaded. */
export default function NotesPanel() {
  const { data, error, mutate } = useApi('GET /api/v1/notes/get')
  const [search, setSearch] = useState('')
  const deferred = useDeferred()
  const kept = (data ?? []).filter(({ _id }) => !isDeferred(deferred, _id))
  const wanted = folded(search)
  const shown = kept.filter(({ text }) => folded(text).includes(wanted))
  return (
    <Panel title={t`Notes`} subtitle={t`Only you can see these.`}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddNote />
        {error && !data ? (
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
