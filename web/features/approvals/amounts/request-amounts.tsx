import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { entryOf } from '@muster/contract/request-types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import RequestFiles from '../request-files.tsx'
import type { AnyRequest } from '../request-view.ts'

type Line = AnyRequest['lines'][number]

/** The claimed and approved amounts, in total and line by line with the bills, and the reason for approving less. */
export default function RequestAmounts({ request, label }: { request: AnyRequest; label?: string }) {
  const { claimed, approved, lines, outcome } = request
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Facts
        minWidth={150}
        facts={[
          {
            label: label ?? (entryOf(request.type).looksBack ? t`Claimed` : t`Requested`),
            value: <Money value={claimed ?? 0} />,
          },
          { label: t`Approved`, value: approved === null ? t`Not yet` : <Money value={approved} /> },
          ...(outcome === undefined ? [] : [{ label: t`Payment`, value: outcome }]),
        ]}
      />
      {lines.length === 0 ? null : (
        <Box component="ul" aria-label={t`Lines`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <LineRow key={line._id} line={line} files={billsOf(request, line)} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function LineRow({ line, files }: { line: Line; files: AnyRequest['attachments'] }) {
  const { day, total, approved, note } = line
  const isLower = approved !== null && approved < total
  const counted = countedText(line)
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{lineText(line)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[day === null ? null : formatDate(day), counted].filter(Boolean).join(' · ')}
          </Typography>
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
      {files.length === 0 ? null : <LineFiles line={line} files={files} />}
    </Box>
  )
}

/** A line's bills, each opened beside its amount. */
export function LineFiles({ line, files }: { line: Line; files: AnyRequest['attachments'] }) {
  return (
    <RequestFiles files={files}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {lineText(line)} · {formatMoney(line.total)}
      </Typography>
    </RequestFiles>
  )
}

export function lineText({ category, words }: Line): string {
  return [category, words].filter(Boolean).join(', ')
}

export function billsOf({ attachments }: AnyRequest, { bills }: Line): AnyRequest['attachments'] {
  return attachments.filter(({ position }) => bills.includes(position))
}

/** How the amount was calculated: kilometres or days at a rate, another currency at its rate. */
function countedText({ quantity, unit, currency, rate }: Line): string | null {
  if (quantity === null) return null
  const count = (quantity / 1000).toLocaleString('en-IN', { maximumFractionDigits: 3 })
  if (rate !== null)
    return t`${currency} ${count} at ₹${(rate / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 6 })}`
  return unit === null ? null : `${count} × ${formatMoney(unit)}`
}
