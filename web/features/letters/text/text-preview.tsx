import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import useSWR from 'swr'
import { LetterSheet } from '../letter-sheet.tsx'

/** The text as a letter to a made-up person, and errors in its fields. */
export function TextPreview({ kind }: { kind: LetterKind }) {
  const [title, body] = useWatch({ name: ['title', 'body'] }) as [string, string]
  const text = useDebounced(JSON.stringify({ title: title.slice(0, 120), body: body.slice(0, 20_000) }), 350)
  const { data, error, mutate } = useSWR(
    ['letter-text-preview', kind, text],
    () =>
      api('POST /api/v1/user/letter-template/{kind}/preview', {
        params: { kind },
        body: JSON.parse(text) as { title: string; body: string },
      }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (error) return <ErrorState title={t`Could not show the preview.`} error={error} onRetry={() => void mutate()} />
  if (data === undefined) return <TextSkeleton lines={12} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, position: { lg: 'sticky' }, top: 76 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Preview with sample data`}
      </Typography>
      {data.problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <LetterSheet paper={data.paper} />
    </Box>
  )
}
