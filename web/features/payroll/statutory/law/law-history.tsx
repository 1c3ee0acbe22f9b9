import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { Box, Typography } from '@mui/material'
import { dayOf, formatDate } from '../../../../shared/format/date.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { CertaintyChip } from '../certainty-chip.tsx'

export type Law = ReplyOf<RouteOf<'GET /api/v1/user/statutory-law/{id}'>>

export type LawRow = Law['history'][number]

/** All values of a law, newest first, and removed overrides. */
export function LawHistory({ law, onEnd }: { law: Law; onEnd: (row: LawRow) => void }) {
  return (
    <section aria-label={t`History`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {law.history.map((row) => (
          <Row key={`${row.from} ${row.own?._id ?? ''}`} row={row} onEnd={onEnd} />
        ))}
      </Box>
      {law.ended.length > 0 ? (
        <>
          <Typography variant="h5" component="h3" sx={{ mt: 2.5, mb: 1 }}>{t`Removed overrides`}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
            {law.ended.map(({ from, text, who, at, source }) => (
              <li key={`${from} ${at}`}>
                <Trans>
                  {text} effective from {formatDate(from)}, by {who} on {formatDate(dayOf(at))} ({source})
                </Trans>
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </section>
  )
}

function Row({ row, onEnd }: { row: LawRow; onEnd: (row: LawRow) => void }) {
  const { from, text, source, certainty, note, own } = row
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <Trans>Effective from {formatDate(from)}</Trans>
        </Typography>
        <CertaintyChip certainty={certainty} isOwn={own !== null} />
        {own?.mayEnd ? (
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Remove override`, danger: true, onClick: () => onEnd(row) }}
          />
        ) : null}
      </Box>
      <div className="tnum">{text}</div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {own === null ? source : t`${source} (${own.who} on ${formatDate(dayOf(own.at))})`}
      </Typography>
      {note === null ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  )
}
