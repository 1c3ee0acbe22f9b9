import { t } from '@lingui/core/macro'
import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { CalendarX } from 'lucide-react'
import { Suspense } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { BalanceNumber, type Balance, daysOf, leftOf } from './balance-number.tsx'

// Most visits only look at the balances.
const LedgerPanel = lazyDialog(() => import('./ledger-panel.tsx'))

interface Props {
  /** Another person's, for people with access; by default the viewer's own. */
  employee?: string
  /** Cards on a page of leave, bars in a panel of a dashboard. */
  look?: 'cards' | 'bars'
}

/** The balance of each leave, and how it is calculated. */
export function BalanceCards({ employee, look = 'cards' }: Props) {
  const own = useApi(employee === undefined ? 'GET /api/v1/employee/leave-policy-days' : null, { query: {} })
  const theirs = useApi(employee === undefined ? null : 'GET /api/v1/employee/leave-policy-days/{id}', {
    params: { id: employee ?? '' },
    query: {},
  })
  const reply = employee === undefined ? own : theirs
  const panel = useSidePanel('balance')
  if (reply.error && !reply.data) {
    return (
      <ErrorState title={t`Could not load leave balances.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  }
  const balances = reply.data?.filter(({ hasBalance }) => hasBalance)
  if (balances?.length === 0) {
    return (
      <EmptyState
        icon={CalendarX}
        title={t`No leave balances yet`}
        text={t`Balances appear here once a leave policy credits leave.`}
      />
    )
  }
  const open = reply.data?.find(({ _id }) => _id === panel.id)
  return (
    <>
      <Box
        component="ul"
        aria-label={t`Leave balances`}
        aria-busy={!balances}
        sx={{
          listStyle: 'none',
          m: 0,
          mb: look === 'cards' ? 2.5 : 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: look === 'cards' ? 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        {balances
          ? balances.map((balance) => (
              <li key={balance._id}>
                {look === 'cards' ? (
                  <BalanceCard balance={balance} onRows={() => panel.open(balance._id)} />
                ) : (
                  <BalanceBar balance={balance} />
                )}
              </li>
            ))
          : (look === 'cards' ? [1, 2, 3] : [1, 2, 3, 4]).map((key) => (
              <li key={key}>
                <Skeleton variant="rounded" height={look === 'cards' ? 128 : 36} />
              </li>
            ))}
      </Box>
      {look === 'cards' && open ? (
        <Suspense fallback={null}>
          <LedgerPanel balance={open} onClose={panel.close} />
        </Suspense>
      ) : null}
    </>
  )
}

function BalanceCard({ balance, onRows }: { balance: Balance; onRows: () => void }) {
  return (
    <Card sx={{ p: 2.5, height: '100%', display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Typography component="h2" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {balance.name}
      </Typography>
      <Box sx={{ fontSize: '1.625rem', fontWeight: 650, letterSpacing: '-.02em' }}>
        <BalanceNumber balance={balance} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {contextOf(balance)}
      </Typography>
      <Button size="small" variant="text" onClick={onRows} sx={{ justifySelf: 'start', ml: -1 }}>
        {t`${balance.name} history`}
      </Button>
    </Card>
  )
}

function BalanceBar({ balance }: { balance: Balance }) {
  const given = balance.openingHalfDays + balance.grantedHalfDays + balance.carriedHalfDays
  const share = given <= 0 ? 0 : Math.min(1, Math.max(0, leftOf(balance) / given))
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span>{balance.name}</span>
        <span className="tnum">
          <BalanceNumber balance={balance} />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {' '}
            {t`of ${daysOf(given)}`}
          </Typography>
        </span>
      </Box>
      <Box aria-hidden sx={{ mt: 0.5, height: 6, borderRadius: '3px', bgcolor: 'var(--grey-100)', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${share * 100}%`, bgcolor: 'var(--blue-500)' }} />
      </Box>
    </Box>
  )
}

function contextOf({ takenHalfDays, pendingHalfDays, expiring }: Balance): string {
  const parts = [t`${daysOf(takenHalfDays)} used`]
  if (pendingHalfDays > 0) parts.push(t`${daysOf(pendingHalfDays)} pending`)
  if (expiring) parts.push(t`${daysOf(expiring.halfDays)} expiring on ${formatDate(expiring.on, 'short')}`)
  return parts.join(' · ')
}
