import { t } from '@lingui/core/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { Part } from '../../approvals/index.ts'
import type { Travel } from './travel.ts'

type Row = Travel['details']['comparison'][number]

/** Beside a settlement: the estimate. */
export function TravelContext({ request: { details } }: { request: Travel }) {
  if (details.comparison.length === 0) return null
  return (
    <Part title={t`Estimate and expenses`}>
      <Comparison rows={details.comparison} />
    </Part>
  )
}

/** Estimate, expenses, approved amount and the difference, by category and in total. */
export function Comparison({ rows }: { rows: readonly Row[] }) {
  const isDecided = rows.some(({ approvedPaise }) => approvedPaise !== null)
  const whole = rows.reduce<Row>(
    (sum, row) => ({
      category: t`Total`,
      estimatePaise: sum.estimatePaise + row.estimatePaise,
      spentPaise: sum.spentPaise + row.spentPaise,
      approvedPaise: isDecided ? (sum.approvedPaise ?? 0) + (row.approvedPaise ?? 0) : null,
    }),
    { category: '', estimatePaise: 0, spentPaise: 0, approvedPaise: null },
  )
  return (
    <Box ref={keyScroll} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t`Estimate and expenses by category`}>
        <TableHead>
          <TableRow>
            <TableCell>{t`Category`}</TableCell>
            <TableCell align="right">{t`Estimate`}</TableCell>
            <TableCell align="right">{t`Spent`}</TableCell>
            {isDecided ? <TableCell align="right">{t`Approved`}</TableCell> : null}
            <TableCell align="right">{t`Difference`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows, whole].map((row, at) => (
            <Compared key={row.category} row={row} isDecided={isDecided} isTotal={at === rows.length} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Compared({ row, isDecided, isTotal }: { row: Row; isDecided: boolean; isTotal: boolean }) {
  const { category, estimatePaise, spentPaise, approvedPaise } = row
  const difference = estimatePaise - (isDecided ? (approvedPaise ?? 0) : spentPaise)
  const look = isTotal ? { fontWeight: 600 } : {}
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={look}>
        {category}
      </TableCell>
      <TableCell align="right" sx={look}>
        <Money value={estimatePaise} />
      </TableCell>
      <TableCell align="right" sx={look}>
        <Money value={spentPaise} />
      </TableCell>
      {isDecided ? (
        <TableCell align="right" sx={look}>
          <Money value={approvedPaise ?? 0} />
        </TableCell>
      ) : null}
      <TableCell align="right" sx={{ ...look, ...(difference < 0 ? { color: 'error.main' } : {}) }}>
        <Money value={difference} />
      </TableCell>
    </TableRow>
  )
}
