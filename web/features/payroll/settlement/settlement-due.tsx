import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import type { Fact } from '../../../shared/ui/facts.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Due } from './settlement-labels.ts'

/** The due day of each part, and whether it was missed. */
export function dueFacts(due: readonly Due[], paidOn: string | null): Fact[] {
  return due.map((one) => ({
    label: due.length === 1 ? t`Due by` : labels[one.part],
    value: (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        {formatDate(one.payBy)}
        {one.isLate ? (
          <span className="no-print">
            <StatusChip status="overdue" label={paidOn === null ? t`Overdue` : t`Paid late`} tone="error" />
          </span>
        ) : null}
      </Box>
    ),
  }))
}

const labels: Record<Due['part'], string> = { wages: t`All dues except gratuity by`, gratuity: t`Gratuity by` }
