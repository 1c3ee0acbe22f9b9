import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { dayOf, formatDate, formatMonth } from '../../../shared/format/date.ts'
import { stateName } from '../../../shared/format/states.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ChangeList } from './change-list.tsx'
import { valueText } from '../../../shared/statutory/field.ts'
import { fieldsOf } from '../../../shared/statutory/sections.ts'

type Change = ReplyOf<RouteOf<'GET /api/v1/user/statutory-settings/history'>>[number]

/** Who changed a section from which month on, newest first; for one state if there are several. */
export function SectionHistory({ section, state }: { section: StatutorySection; state: string | null }) {
  const reply = useApi('GET /api/v1/user/statutory-settings/history', { query: { section } })
  const changes = reply.data?.filter((change) => change.state === state) ?? []
  return (
    <Panel title={t`History`} subtitle={t`Every earlier setting is listed here.`}>
      {reply.error && !reply.data ? (
        <ErrorState
          slim
          title={t`Could not load the history.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : !reply.data ? (
        <TextSkeleton lines={3} />
      ) : changes.length === 0 ? (
        <EmptyState title={t`No changes yet`} text={t`The default values apply.`} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {changes.map((change) => (
            <Entry key={change._id} section={section} change={change} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function Entry({ section, change }: { section: StatutorySection; change: Change }) {
  const { from, who, at, note, location, state } = change
  const place = location ?? (state === null ? null : stateName(state))
  const fields = new Map(fieldsOf(section).map((field) => [field.name, field]))
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {place === null ? t`Effective from ${formatMonth(from)}` : t`Effective from ${formatMonth(from)}, ${place}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note === '' ? t`${who} on ${formatDate(dayOf(at))}` : t`${who} on ${formatDate(dayOf(at))}: ${note}`}
      </Typography>
      <ChangeList
        changes={change.changes.map(({ field, from: before, to }) => ({
          label: fields.get(field)?.label ?? field,
          from: valueText(fields.get(field), before),
          to: valueText(fields.get(field), to),
        }))}
      />
    </Box>
  )
}
