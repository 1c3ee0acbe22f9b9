import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { formatRange } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { duplicateText } from '../claim/claim-warnings.tsx'
import { paymentText } from '../claim/claim-facts.tsx'
import { ModeIcon, modeLabels } from './travel-modes.tsx'
import type { Travel } from './travel.ts'
import { TripSteps } from './trip-steps.tsx'

/** A trip's route, days, advance and anything unusual, planned or settled, with the traveller's next steps. */
export function TravelFacts({ request }: { request: Travel }) {
  const { startsOn, endsOn, details } = request
  const { kind, advance, payments, trip, settlement } = details
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {request.isMine ? <TripSteps request={request} /> : null}
      <Warnings details={details} />
      <Legs legs={details.legs} />
      <Facts
        minWidth={150}
        facts={[
          { label: t`Dates`, value: startsOn === null ? '–' : formatRange(startsOn, endsOn ?? startsOn) },
          trip !== null && { label: t`Trip`, value: `${trip.number} · ${trip.reason}` },
          settlement !== null && {
            label: t`Settlement`,
            value:
              settlement.state === 'approved' ? t`${settlement.number}, approved` : t`${settlement.number}, pending`,
          },
          kind === 'trip' && advance.requestedPaise > 0 && { label: t`Advance`, value: advanceText(request) },
          kind === 'settlement' && {
            label: t`Advance paid`,
            value: formatMoney(advance.paidPaise - advance.recoveredPaise),
          },
          ...payments.map((payment) => ({ label: paymentLabels[payment.type], value: paymentText(payment) })),
        ]}
      />
    </Box>
  )
}

const paymentLabels: Record<Travel['details']['payments'][number]['type'], string> = {
  advance: t`Payment of the advance`,
  reimbursement: t`Reimbursement`,
  taxedReimbursement: t`Payment of taxable expenses`,
  recovery: t`Recovery of the advance`,
}

function advanceText({ state, details: { advance } }: Travel): string {
  const { requestedPaise, grantedPaise } = advance
  const requested = formatMoney(requestedPaise)
  if (state === 'rejected' || state === 'cancelled') return requested
  return grantedPaise < requestedPaise ? t`${formatMoney(grantedPaise)} of ${requested}` : requested
}

function Legs({ legs }: Pick<Travel['details'], 'legs'>) {
  return (
    <Box component="ol" aria-label={t`Itinerary`} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {legs.map(({ from, to, day, mode }, at) => (
        <Box key={at} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ color: 'text.secondary', alignSelf: 'center', display: 'inline-flex' }}>
            <ModeIcon mode={mode} />
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {t`${from} to ${to}`}
            <Box
              component="span"
              sx={{ color: 'text.secondary' }}
            >{` · ${formatRange(day, day)} · ${modeLabels[mode]}`}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Context for the decision: exceeded limits, bills claimed before. */
function Warnings({ details: { kind, warnings, duplicates, lines } }: Pick<Travel, 'details'>) {
  const taxed = lines.filter(({ isTaxed }) => isTaxed).length
  if (warnings.length + duplicates.length + taxed === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {duplicates.map((one) => (
        <Alert key={`${one.position} ${one.number}`} severity="warning">
          {duplicateText(one)}
        </Alert>
      ))}
      {warnings.map(({ position, message }) => (
        <Alert key={`${position} ${message}`} severity="warning">
          {kind === 'trip' ? t`Estimate ${position}: ${message}` : t`Expense ${position}: ${message}`}
        </Alert>
      ))}
      {taxed > 0 ? (
        <Alert severity="info">
          {plural(taxed, { one: '# expense is taxed as income', other: '# expenses are taxed as income' })}
        </Alert>
      ) : null}
    </Box>
  )
}
