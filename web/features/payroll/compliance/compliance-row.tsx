import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import {
  complianceReads,
  figuresPath,
  isPayment,
  itemName,
  periodText,
  statusOf,
  whichOf,
  type ComplianceItem,
} from './compliance-item.ts'

/** One return or payment: its due day, period, amount and state, and the next action. */
export function ComplianceRow({ item, onFile }: { item: ComplianceItem; onFile: () => void }) {
  const canWrite = useCan('payRollHistoryWrite')
  const call = useCall('POST /api/v1/user/compliance/reopen', { stale: complianceReads })
  const { label, tone } = statusOf(item)
  const name = itemName(item)
  const reopen = async () => {
    try {
      await call.run({ body: whichOf(item) })
      snack(isPayment(item) ? t`${name} marked as not paid` : t`${name} marked as not filed`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const mark = isPayment(item) ? t`Mark as paid` : t`Mark as filed`
  // Its challan is the only entry of a TDS deposit.
  const action =
    item.kind === 'tds'
      ? { label: item.filed === null ? t`Add challan` : t`See challans`, to: '/home/payroll/tds' }
      : item.filed === null
        ? { label: mark, onClick: onFile }
        : { label: t`Undo`, onClick: () => void reopen(), pending: call.pending }
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
        ...{ px: 2, py: 1.5, borderBottom: '1px solid var(--grey-100)', '&:last-child': { borderBottom: 0 } },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{details(item)}</Box>
        {item.filed === null ? null : (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{filedText(item, item.filed)}</Box>
        )}
      </Box>
      {item.kind === 'annualReturn' ? (
        <ActionButton action={{ label: t`See figures`, to: figuresPath(item) }} size="small" />
      ) : null}
      <StatusChip status={item.status} label={label} tone={tone} />
      {canWrite ? <ActionButton action={action} size="small" /> : null}
    </Box>
  )
}

function details(item: ComplianceItem): string {
  return [
    ...(item.entity === null ? [] : [item.entity.name]),
    t`Due ${formatDate(item.dueOn)}`,
    periodText(item),
    ...(item.amountPaise === null ? [] : [t`${formatMoney(item.amountPaise)} on payslips`]),
    // The law goes by what the employer owed last year, which may be more than what was paid from here.
    ...(item.kind === 'pt' && item.state === 'MH'
      ? [t`Once a year, by 31 March, if last year's tax was below ${formatMoney(1_00_000_00)}`]
      : []),
  ].join(' · ')
}

function filedText(item: ComplianceItem, { on, reference, by }: NonNullable<ComplianceItem['filed']>): string {
  const day = formatDate(on)
  if (isPayment(item))
    return reference === '' ? t`Paid ${day} by ${by}` : t`Paid ${day} by ${by}, reference ${reference}`
  return reference === '' ? t`Filed ${day} by ${by}` : t`Filed ${day} by ${by}, reference ${reference}`
}
