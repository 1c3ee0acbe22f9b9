import { t } from '@lingui/core/macro'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment } from 'react'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Payslip } from '../types.ts'

type Side = Pick<Payslip['arrears'][number], 'paidPaise' | 'duePaise'>

/** The earlier months that a payslip settles: for each the amount paid before, the amount due now, and the difference. */
export function PayslipArrears({ arrears }: Pick<Payslip, 'arrears'>) {
  return (
    <Table size="small" aria-label={t`Arrears by month`} sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Arrears by month (included above)`}</TableCell>
          <TableCell align="right" sx={{ width: 128 }}>{t`Difference`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {arrears.map(({ month, lines, ...sum }) => (
          <Fragment key={month}>
            <Row name={formatMonth(month)} of={sum} isSum />
            {lines.map(({ code, name, type, paidPaise, duePaise }) => (
              <Row
                key={`${type} ${code}`}
                name={type === 'deduction' ? t`${name} (deducted)` : name}
                of={{ paidPaise, duePaise }}
              />
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

function Row({ name, of: { paidPaise, duePaise }, isSum = false }: { name: string; of: Side; isSum?: boolean }) {
  const [due, paid] = [formatMoney(duePaise), formatMoney(paidPaise)]
  return (
    <TableRow sx={isSum ? { '& td': { fontWeight: 600, bgcolor: 'var(--grey-25)' } } : {}}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {isSum ? t`Changed components: ${due} due now, ${paid} paid before` : t`${due} due now, ${paid} paid before`}
        </Typography>
      </TableCell>
      <TableCell align="right">
        <Money value={duePaise - paidPaise} exact />
      </TableCell>
    </TableRow>
  )
}
