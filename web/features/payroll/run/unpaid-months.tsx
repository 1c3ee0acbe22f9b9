import { Trans } from '@lingui/react/macro'
import { Alert, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { formatMonth } from '../../../shared/format/date.ts'
import type { CurrentMonth } from '../types.ts'

/** Locked months with pending payments: once the next one begins, it takes their place on the page. */
export function UnpaidMonths({ months, run }: Pick<CurrentMonth, 'months' | 'run'>) {
  return months
    .filter(({ state, runId }) => state === 'approved' && runId !== run?._id)
    .map(({ month, runId }) => (
      <Alert key={month} severity="info" sx={{ mb: 2.5 }}>
        <Trans>
          {formatMonth(month)} is locked but not marked as paid.{' '}
          <Link component={RouterLink} to={`/home/payroll/payroll-history/${runId}`}>
            Open {formatMonth(month)}
          </Link>
        </Trans>
      </Alert>
    ))
}
