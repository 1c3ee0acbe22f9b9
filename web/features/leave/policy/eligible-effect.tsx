import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { formatDays } from '../../../shared/format/time.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

const key = 'POST /api/v1/user/leave-policy/effect'
type Effect = ReplyOf<RouteOf<typeof key>>

/** Who gains and loses eligibility, and the effect on their balances and requests. */
export function EligibleEffect({ rule }: { rule: BodySent<RouteOf<typeof key>> }) {
  const reply = usePostRead(key, rule)
  if (reply.error)
    return (
      <ErrorState slim title={t`Could not load eligibility.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={1} />
  const { employed, eligible, later, notRecorded, losing, gaining } = reply.data
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">
        {t`Covers ${eligible.count.toLocaleString('en-IN')} of ${formatPeople(employed)} today`}
      </Typography>
      <Names label={t`Show covered employees`} of={eligible} />
      <Group of={later} text={t`${formatPeople(later.count)} will be covered after probation or minimum service`} />
      <Group
        of={notRecorded}
        warns
        text={t`Gender is not recorded for ${formatPeople(notRecorded.count)}, so they are not covered`}
      />
      <Group of={losing} warns text={t`${formatPeople(losing.count)} will no longer be covered.`} />
      {losing.count === 0 ? null : <Typography variant="body2">{leftText(reply.data)}</Typography>}
      <Group of={gaining} text={t`${formatPeople(gaining.count)} will be newly covered`} />
    </Box>
  )
}

/** What people keep of the leave they lose. */
function leftText({ losing, requests: { pending, approved } }: Effect): string {
  const balance =
    losing.halfDays === 0
      ? t`They have no unused balance.`
      : t`Unused balance in total: ${formatDays(losing.halfDays / 2)}.`
  return pending + approved === 0
    ? balance
    : `${balance} ${t`Open requests: ${pending} pending, ${approved} approved. Leave already taken or approved stays.`}`
}

type Counted = Effect['eligible']

function Group({ of, text, warns = false }: { of: Counted; text: string; warns?: boolean }) {
  if (of.count === 0) return null
  return (
    <>
      <Typography variant="body2" sx={warns ? { color: 'var(--amber-700)' } : {}}>
        {text}
      </Typography>
      <Names label={t`Show names`} of={of} />
    </>
  )
}

function Names({ label, of }: { label: string; of: Counted }) {
  if (of.names.length === 0) return null
  const more = of.count - of.names.length
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 'var(--least-target)', alignContent: 'center' }}>
        {label}
      </Box>
      {more > 0 ? t`${of.names.join(', ')} and ${more.toLocaleString('en-IN')} more` : of.names.join(', ')}
    </Box>
  )
}
