import { Trans } from '@lingui/react/macro'
import { Box, TableCell, TableRow } from '@mui/material'
import { useId, useState } from 'react'
import { Money } from '../../../shared/format/money-text.tsx'
import { LineNameCell } from './line-name-cell.tsx'
import { TraceExplanation } from './trace-explanation.tsx'
import type { Payslip } from '../types.ts'

export interface LineColumns {
  /** Whether to show a full month's pay, if there is room. */
  fullMonth: boolean
  /** The previous month's amounts by code; null while not comparing. */
  before: ReadonlyMap<string, number> | null
}

/** Shown if there is room, and in print. */
export const roomy = { display: { xs: 'none', sm: 'table-cell' }, width: 128 } as const

/** One line of a payslip; its calculation expands below it. */
export function PayslipLineRow({ line, fullMonth, before }: LineColumns & { line: Payslip['lines'][number] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <TableRow sx={open ? { '& > td': { borderBottom: 0 } } : undefined}>
        <LineNameCell line={line} open={open} onToggle={() => setOpen(!open)} controls={id} />
        {fullMonth ? (
          <TableCell align="right" sx={{ ...roomy, color: 'text.secondary' }}>
            <Money value={line.fullMonthPaise} exact />
          </TableCell>
        ) : null}
        <TableCell align="right" sx={{ ...roomy, color: 'text.secondary' }}>
          <Money value={line.yearToDatePaise} exact />
        </TableCell>
        {before ? (
          <TableCell align="right" sx={{ color: 'text.secondary' }}>
            <Money value={before.get(line.code)} exact />
          </TableCell>
        ) : null}
        <TableCell align="right">
          <Money value={line.amountPaise} exact />
        </TableCell>
      </TableRow>
      {open ? (
        <TableRow className="no-print">
          <TableCell id={id} colSpan={5} sx={{ bgcolor: 'var(--grey-25)', whiteSpace: 'normal' }}>
            {line.yearToDatePaise === null ? null : (
              <Box sx={{ display: { xs: 'block', sm: 'none' }, mb: 1, color: 'text.secondary' }}>
                <Trans>
                  Year to date: <Money value={line.yearToDatePaise} exact />
                </Trans>
              </Box>
            )}
            <TraceExplanation line={line} />
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}
