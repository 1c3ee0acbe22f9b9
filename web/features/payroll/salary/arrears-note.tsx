import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'
import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCan } from '../../../shared/session/session.ts'

type Question = BodySent<RouteOf<'POST /api/v1/employee/salary-arrears'>>

/** The arrears that a salary would bring for months that are paid already, by month, with the pay run that pays them. */
export function ArrearsNote({ question }: { question: Question | null }) {
  const canRead = useCan('employeeSalaryRead')
  const settled = useDebounced(question === null || !canRead ? null : JSON.stringify(question))
  const asked = settled === null ? null : (JSON.parse(settled) as Question)
  const { data, error } = usePostRead('POST /api/v1/employee/salary-arrears', asked)
  if (!data || error || question === null || data.months.length === 0) return null
  const { months, totalPaise, paidWith } = data
  const total = formatMoney(Math.abs(totalPaise))
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <div>
        {totalPaise < 0
          ? t`Recovery for months already paid: ${total}.`
          : t`Arrears for months already paid: ${total}.`}
      </div>
      <div>{paidWith === null ? t`No open pay run includes this employee.` : paidText(paidWith)}</div>
      <Box component="ul" aria-label={t`Arrears by month`} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxWidth: 320 }}>
        {months.map(({ month, amountPaise }) => (
          <Box key={month} component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{formatMonth(month)}</span>
            <Money value={amountPaise} />
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

function paidText({ month, payDate }: { month: string; payDate: string }): string {
  return t`Included in the ${formatMonth(month)} pay run, pay date ${formatDate(payDate)}. PF, ESI and tax are calculated on it then.`
}
