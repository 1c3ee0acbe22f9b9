import { t } from '@lingui/core/macro'
import { Alert, Box, IconButton, Typography } from '@mui/material'
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { LetterSheet } from '../letter-sheet.tsx'

/** A preview of each letter, one after the other. */
export function IssuePreview() {
  const [kind, day, acceptBy, revisedOn, people] = useWatch({
    name: ['kind', 'day', 'acceptBy', 'revisedOn', 'employeeIds'],
  }) as [LetterKind, string | null, string | null, string | null, Choice[]]
  const [requested, setAt] = useState(0)
  const download = useDownload()
  const at = Math.min(requested, Math.max(people.length - 1, 0))
  const person = people[at]
  const body =
    person === undefined || day === null ? null : { kind, day, acceptBy, revisedOn, employeeId: person.value }
  const { data, error, mutate } = usePostRead('POST /api/v1/user/letter-preview', body)
  if (body === null || person === undefined)
    return (
      <Panel>
        <EmptyState title={t`No preview yet`} text={t`Choose a letter, its date and at least one employee.`} />
      </Panel>
    )
  if (error) return <ErrorState title={t`Could not show the preview.`} error={error} onRetry={() => void mutate()} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={t`Previous letter`} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <Typography role="status">{t`${person.label}, ${at + 1} of ${people.length}`}</Typography>
        <IconButton aria-label={t`Next letter`} disabled={at >= people.length - 1} onClick={() => setAt(at + 1)}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        <ActionButton
          action={{
            label: t`Preview PDF`,
            icon: FileText,
            pending: download.pending,
            onClick: () =>
              void download.run('preview.pdf', () => api('POST /api/v1/user/letter-preview-pdf', { body })),
          }}
        />
      </Box>
      {data?.problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      {data === undefined ? <TextSkeleton lines={12} /> : <LetterSheet paper={data.paper} />}
    </Box>
  )
}
