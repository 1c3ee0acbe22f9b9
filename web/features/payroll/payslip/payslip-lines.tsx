import { t } from '@lingui/core/macro'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { PayslipLineRow, roomy, type LineColumns } from './payslip-line.tsx'
import type { Payslip } from '../types.ts'

interface Props extends LineColumns {
  title: string
  lines: Payslip['lines']
  /** Components of the year without a line this month. */
  earlier: Payslip['earlierLines']
  total?: { label: string; paise: number }
}

/** The lines on one side of a payslip. */
export function PayslipLines({ title, lines, earlier, total, fullMonth, before }: Props) {
  return (
    <Table
      size="small"
      aria-label={title}
      sx={{ '& tr > :first-of-type': { pl: 1 }, '& tr > :last-of-type': { pr: 1 }, '& td, & th': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          {fullMonth ? <TableCell align="right" sx={roomy}>{t`Full month`}</TableCell> : null}
          <TableCell align="right" sx={roomy}>{t`Year to date`}</TableCell>
          {before ? <TableCell align="right">{t`Previous month`}</TableCell> : null}
          <TableCell align="right" sx={{ width: 128 }}>{t`Amount`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.length === 0 && earlier.length === 0 ? (
          <TableRow>
            <TableCell colSpan={5} sx={{ color: 'text.secondary' }}>{t`None`}</TableCell>
          </TableRow>
        ) : null}
        {lines.map((line, index) => (
          <PayslipLineRow key={`${line.code}-${index}`} line={line} fullMonth={fullMonth} before={before} />
        ))}
        {earlier.map(({ code, name, yearToDatePaise }) => (
          <TableRow key={code} sx={{ display: { xs: 'none', sm: 'table-row' }, '& td': { color: 'text.secondary' } }}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{t`${name} (earlier months)`}</TableCell>
            {fullMonth ? <TableCell sx={roomy} /> : null}
            <TableCell align="right" sx={roomy}>
              <Money value={yearToDatePaise} exact />
            </TableCell>
            {before ? <TableCell /> : null}
            <TableCell align="right">–</TableCell>
          </TableRow>
        ))}
        {total === undefined ? null : (
          <TableRow sx={{ '& td': { fontWeight: 600, bgcolor: 'var(--grey-25)' } }}>
            <TableCell>{total.label}</TableCell>
            {fullMonth ? (
              <TableCell align="right" sx={roomy}>
                <Money value={sum(lines.map(({ fullMonthPaise }) => fullMonthPaise))} exact />
              </TableCell>
            ) : null}
            <TableCell align="right" sx={roomy}>
              <Money value={sum([...lines, ...earlier].map(({ yearToDatePaise }) => yearToDatePaise))} exact />
            </TableCell>
            {before ? <TableCell /> : null}
            <TableCell align="right">
              <Money value={total.paise} exact />
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

function sum(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}
