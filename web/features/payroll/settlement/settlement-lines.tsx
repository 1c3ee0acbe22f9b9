import { t } from '@lingui/core/macro'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useId, useState } from 'react'
import { Money } from '../../../shared/format/money-text.tsx'
import { LineNameCell } from '../payslip/line-name-cell.tsx'
import type { Statement } from './settlement-labels.ts'
import { TraceExplanation } from '../payslip/trace-explanation.tsx'

type Line = Statement['lines'][number]

/** The lines on one side of a settlement with their total. */
export function SettlementLines({ title, lines, total }: { title: string; lines: Line[]; total: number }) {
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          <TableCell align="right" sx={{ width: 128 }}>{t`Amount`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => (
          <LineRow key={`${line.code} ${index}`} line={line} />
        ))}
        <TableRow sx={{ '& td': { fontWeight: 600 } }}>
          <TableCell>{t`Total`}</TableCell>
          <TableCell align="right">
            <Money value={total} exact />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  )
}

function LineRow({ line }: { line: Line }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <TableRow>
        <LineNameCell line={line} open={open} onToggle={() => setOpen(!open)} controls={id} />
        <TableCell align="right">
          <Money value={line.amountPaise} exact />
        </TableCell>
      </TableRow>
      {open ? (
        <TableRow className="no-print">
          <TableCell id={id} colSpan={2} sx={{ bgcolor: 'var(--grey-25)', whiteSpace: 'normal' }}>
            <TraceExplanation line={line} />
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}
