import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { useApi } from '../../../../shared/call/use-api.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { CertaintyChip } from '../certainty-chip.tsx'
import { sections } from '../../../../shared/statutory/sections.ts'

export type LawLine = ReplyOf<RouteOf<'GET /api/v1/user/statutory-law'>>['data'][number]

/** Today's law for a section, with its sources; for a state only its own tables. */
export function SectionLaw({ section, code }: { section: StatutorySection; code: string | null }) {
  const { areas } = sections[section]
  return (
    <Panel
      title={t`As per law`}
      action={
        <ActionButton
          size="small"
          look="text"
          action={{ label: t`View all`, to: `?tab=rules&area=${areas[0] ?? ''}` }}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {areas.map((area) => (
          <Area key={area} area={area} code={code} />
        ))}
      </Box>
    </Panel>
  )
}

function Area({ area, code }: { area: string; code: string | null }) {
  const reply = useApi('GET /api/v1/user/statutory-law', { query: { area, limit: 100 } })
  if (reply.error && !reply.data)
    return (
      <ErrorState slim title={t`Could not load the law.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={4} />
  const lines = reply.data.data.filter(({ _id }) => code === null || isOf(_id, code))
  if (lines.length === 0) return <span>{t`Not applicable in this state.`}</span>
  const unsure = lines.filter(({ certainty }) => certainty === 'unsure')
  return (
    <>
      {unsure.length > 0 ? (
        <Alert severity="warning">
          {t`Confirm before you rely on it: ${unsure.map(({ name }) => name).join(', ')}.`}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </Box>
    </>
  )
}

/** `in.pt.MH.female` belongs to MH, `in.pt.limit` to every state. */
function isOf(id: string, code: string): boolean {
  const [, , part = ''] = id.split('.')
  return part === code || part === part.toLowerCase()
}

function Line({ line: { name, value, from, source, certainty, isOwn } }: { line: LawLine }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>{name}:</span>
        <strong className="tnum">{value}</strong>
        <CertaintyChip certainty={certainty} isOwn={isOwn} />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <Trans>
          Effective from {formatDate(from)}: {source}
        </Trans>
      </Typography>
    </Box>
  )
}
