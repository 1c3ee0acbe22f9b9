import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import type { AnyRequest } from '../request-view.ts'

type Line = AnyRequest['lines'][number]

/** What was claimed and what was approved of it, as a whole and line by line, and why not more. */
export default function RequestAmounts({ request }: { request: AnyRequest }) {
  const { claimed, approved, lines } = request
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Facts
        minWidth={150}
        facts={[
          { label: t`Claimed`, value: <Money value={claimed ?? 0} /> },
          { label: t`Approved`, value: approved === null ? t`Not yet` : <Money value={approved} /> },
        ]}
      />
      {lines.length === 0 ? null : (
        <Box component="ul" aria-label={t`Lines`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <LineRow key={line._id} line={line} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function LineRow({ line }: { line: Line }) {
  const { day, category, words, total, approved, note } = line
  const isLower = approved !== null && approved < total
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{[category, words].filter(Boolean).join(', ')}</Typography>
        {day === null ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(day)}
          </Typography>
        )}
        {isLower && note !== null ? <Typography variant="body2">{note}</Typography> : null}
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography component={isLower ? 'del' : 'span'} sx={isLower ? { color: 'text.secondary' } : {}}>
          <Money value={total} />
        </Typography>
        {isLower ? (
          <Typography component="ins" sx={{ display: 'block', textDecoration: 'none', fontWeight: 600 }}>
            <Money value={approved} />
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
