import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { PreviewFailure } from '../../../shared/ui/preview-failure.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { AwayList } from './away-list.tsx'
import { BalanceChange } from './balance-change.tsx'
import { DayList } from './day-list.tsx'
import type { LeaveType } from './leave-type-field.tsx'
import { daysOf } from './leave-sentences.ts'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'

/** Beside the form: days counted, balance after, who else is away, any obstacles, and the approver. */
export function LeavePreviewPanel({ types }: { types: readonly LeaveType[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const { control } = useFormContext()
  const [policyId, from, to, fromPart, toPart, cover] = useWatch({
    control,
    name: ['policyId', 'from', 'to', 'fromPart', 'toPart', 'coverId'],
  }) as [string, string | null, string | null, LeaveSpan['fromPart'], LeaveSpan['toPart'], Choice | null]
  const isKnown = types.some(({ _id }) => _id === policyId)
  const span =
    isKnown && from !== null && to !== null && to >= from
      ? {
          ...{ policyId, from, to, fromPart, toPart: from === to ? ('full' as const) : toPart },
          ...(cover ? { coverId: cover.value } : {}),
        }
      : null
  const { data, error, isLoading } = useLeavePreview(span)
  return (
    <Panel title={t`Summary`}>
      <Box aria-live="polite" aria-busy={isLoading}>
        {span === null ? (
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Choose the leave type and dates to see the days counted and your balance.`}</Typography>
        ) : error ? (
          <PreviewFailure error={error} />
        ) : data ? (
          <Meaning preview={data} />
        ) : (
          <TextSkeleton lines={6} />
        )}
      </Box>
    </Panel>
  )
}

function Meaning({ preview }: { preview: LeavePreview }) {
  const { halfDays, days, balance, problems, approver, away, home } = preview
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problems.map(({ message, isBlocking }) => (
        <Alert key={message} severity={isBlocking ? 'error' : 'warning'}>
          {message}
        </Alert>
      ))}
      {home.length > 0 ? <Alert severity="info">{homeText(home)}</Alert> : null}
      <Facts
        minWidth={120}
        facts={[
          { label: t`Days`, value: daysOf(halfDays) },
          { label: t`Pending with`, value: approver },
          { label: t`Available`, value: <BalanceChange balance={balance} />, wide: true },
        ]}
      />
      {days.length > 1 ? <DayList days={days} /> : null}
      <section>
        <Typography
          variant="subtitle2"
          component="h3"
          sx={{ color: 'text.secondary', mb: 0.75 }}
        >{t`On leave in your team`}</Typography>
        <AwayList away={away} />
      </section>
    </Box>
  )
}

/** A long leave has too many days of a weekly pattern to name each. */
function homeText(home: LeavePreview['home']): string {
  if (home.length > 3)
    return plural(home.length, {
      one: '# of these days is approved work from home. Leave replaces it.',
      other: '# of these days are approved work from home. Leave replaces it.',
    })
  const days = home.map((day) => formatDate(day, 'weekday')).join('; ')
  return t`Work from home is approved for ${days}. Leave replaces it.`
}

const key = 'POST /api/v1/employee/leave-preview'
type LeaveSpan = BodySent<RouteOf<typeof key>>
type LeavePreview = ReplyOf<RouteOf<typeof key>>

/** The effect of a leave; waits with null until enough is filled in. */
function useLeavePreview(span: LeaveSpan | null) {
  return usePostRead(key, span)
}
