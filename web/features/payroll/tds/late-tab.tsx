import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { addMonths } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyInput } from '../../../shared/form/text/money-field.tsx'
import { formatDate, today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SelectInput } from '../select-later.tsx'

const kinds = [
  { value: 'tds', label: t`TDS on salaries` },
  { value: 'pf', label: t`EPF dues` },
]

/** The statutory cost of a late deposit, for any month, day and amount. */
export default function LateTab() {
  const [of, setOf] = useState<string | null>('tds')
  const [month, setMonth] = useState<string | null>(addMonths(today().slice(0, 7), -1))
  const [paidOn, setPaidOn] = useState<string | null>(today())
  const [amountPaise, setAmount] = useState<number | null>(null)
  const lateQuery =
    of === null || month === null || paidOn === null || amountPaise === null
      ? null
      : { of: of as 'tds' | 'pf', month, paidOn, amountPaise }
  const reply = useApi(lateQuery === null ? null : 'GET /api/v1/user/late-payment', {
    query: lateQuery ?? { of: 'tds', month: '2026-01', paidOn: '2026-01-01', amountPaise: 0 },
  })
  return (
    <Panel
      title={t`Interest and damages on late payment`}
      subtitle={t`As per law on the due date. The EPFO portal calculates section 7Q interest itself; compare it with this amount.`}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FieldRow>
          <SelectInput label={t`Dues`} value={of} options={kinds} onChange={setOf} />
          <DateInput
            month
            label={of === 'pf' ? t`Wage month` : t`Month of deduction`}
            value={month}
            onChange={setMonth}
          />
          <MoneyInput label={t`Amount`} value={amountPaise} onChange={setAmount} />
          <DateInput label={t`Paid on`} value={paidOn} onChange={setPaidOn} />
        </FieldRow>
        {reply.error ? (
          <ErrorState slim title={t`Could not calculate.`} error={reply.error} onRetry={() => void reply.mutate()} />
        ) : lateQuery === null || reply.data === undefined ? (
          <Typography sx={{ color: 'text.secondary' }}>{t`Enter the amount to see what is due.`}</Typography>
        ) : (
          <>
            <Facts
              facts={[
                { label: t`Due`, value: formatDate(reply.data.dueOn) },
                { label: t`Interest`, value: formatMoney(reply.data.interestPaise) },
                ...(reply.data.damagesPaise === null
                  ? []
                  : [{ label: t`Damages, if levied`, value: formatMoney(reply.data.damagesPaise) }]),
              ]}
            />
            <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
              {reply.data.sources.map(({ name, source, certainty }) => (
                <li key={name}>
                  {certainty === 'unsure' ? t`${name}: ${source}. Not confirmed.` : t`${name}: ${source}.`}
                </li>
              ))}
            </Box>
          </>
        )}
      </Box>
    </Panel>
  )
}
