import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useApi } from '../../shared/call/use-api.ts'
import type { Got } from '../../shared/call/types.ts'
import { formatDate, formatMonth } from '../../shared/format/date.ts'
import { Money } from '../../shared/format/money-text.tsx'
import type { Tone } from '../../shared/theme/status-tone.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { Widget } from './widget.tsx'

type Current = Got<'GET /api/v1/user/payrun'>
type State = NonNullable<Current['run']>['state']

const labels: Readonly<Record<State, { label: string; tone: Tone }>> = {
  draft: { label: t`Draft`, tone: 'info' },
  calculating: { label: t`Calculating`, tone: 'info' },
  calculated: { label: t`Calculated`, tone: 'info' },
  approved: { label: t`Approved`, tone: 'success' },
  paid: { label: t`Paid`, tone: 'success' },
}

const submitted = { label: t`Awaiting approval`, tone: 'warning' } as const

/** The next month to be paid. */
export function PayRunPanel() {
  const reply = useApi('GET /api/v1/user/payrun')
  return (
    <Widget
      title={t`Pay run`}
      failed={t`Could not load the pay run.`}
      lines={6}
      reply={reply}
      action={
        <ActionButton size="small" look="text" action={{ label: t`Open`, to: '/home/payroll/payroll-history' }} />
      }
    >
      {(current) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="h3" component="p" sx={{ flexGrow: 1 }}>
              {formatMonth(current.month)}
            </Typography>
            {current.run ? (
              <StatusChip
                status={current.run.state}
                {...(current.run.submitted === null ? labels[current.run.state] : submitted)}
              />
            ) : (
              <StatusChip status={t`not started`} />
            )}
          </Box>
          <Facts minWidth={130} facts={factsOf(current)} />
        </Box>
      )}
    </Widget>
  )
}

function factsOf({ run, previous, people, cutOffDate, payDate }: Current) {
  return [
    { label: t`Attendance cut-off`, value: formatDate(cutOffDate, 'weekday') },
    { label: t`Pay date`, value: formatDate(payDate, 'weekday') },
    run
      ? { label: t`Net pay`, value: <Money value={run.totals.netPaise} short /> }
      : { label: t`People`, value: people.employed.toLocaleString('en-IN') },
    previous
      ? {
          label: t`${formatMonth(previous.month, 'short').slice(0, 3)} net pay`,
          value: <Money value={previous.totals.netPaise} short />,
        }
      : null,
    people.withoutSalary > 0 ? { label: t`No salary structure`, value: people.withoutSalary } : null,
  ]
}
