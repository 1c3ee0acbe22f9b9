import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import type { Got } from '../../../shared/call/types.ts'
import { PeopleDialog } from '../text/people-dialog.tsx'

type Reader = Got<'GET /api/v1/user/announcement/{id}/readers'>['data'][number]

/** Who can see an announcement, and who has read it. */
export default function ReadersDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const [state, setState] = useState('')
  const [page, setPage] = useState(1)
  const reply = useApi('GET /api/v1/user/announcement/{id}/readers', {
    params: { id },
    query: { page, limit: 20, ...(state === '' ? {} : { state: state as 'read' | 'unread' }) },
  })
  return (
    <PeopleDialog<Reader>
      title={t`Readers of "${title}"`}
      reply={reply}
      page={page}
      onPage={setPage}
      state={state}
      onState={setState}
      options={[
        { value: '', label: t`All` },
        { value: 'read', label: t`Read` },
        { value: 'unread', label: t`Not read yet` },
      ]}
      words={{ label: t`Readers`, failed: t`Could not load the readers.`, unmatched: t`No one` }}
      columns={[
        { key: 'name', header: t`Name`, cell: ({ name }) => name },
        { key: 'department', header: t`Department`, cell: ({ department }) => department ?? '–', card: 'meta' },
        {
          key: 'read',
          header: t`Read on`,
          cell: ({ readAt }) => (readAt === null ? t`Not read yet` : formatInstant(readAt)),
          card: 'fact',
        },
      ]}
      onClose={onClose}
    />
  )
}
