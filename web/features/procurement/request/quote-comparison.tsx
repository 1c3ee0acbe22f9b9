import { t } from '@lingui/core/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

interface Props {
  items: readonly { name: string; quantity: number | null }[]
  quotes: readonly {
    vendor: string
    totalPaise: number | null
    /** The unit price of each item; empty if only the total was quoted. */
    unitPaise: readonly (number | null)[]
    isCheapest: boolean
    isChosen: boolean
  }[]
  /** Shown below a quote: its document. */
  below?: (at: number) => ReactNode
}

/** Quotes side by side: each vendor's unit prices and total. */
export function QuoteComparison({ items, quotes, below }: Props) {
  return (
    <Box ref={keyScroll} role="region" aria-label={t`Comparison of quotes`} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t`Quotes`}>
        <TableHead>
          <TableRow>
            <TableCell>{t`Unit price`}</TableCell>
            {quotes.map(({ vendor, isChosen }, at) => (
              <TableCell key={at} align="right" sx={{ minWidth: 110 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{vendor}</Typography>
                {isChosen ? <StatusChip status="approved" label={t`Chosen`} tone="info" /> : null}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ name, quantity }, n) => (
            <TableRow key={n}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>
                {name || t`Item ${n + 1}`}
                {quantity === null ? '' : `\u00a0×\u00a0${quantity}`}
              </TableCell>
              {quotes.map(({ unitPaise }, at) => (
                <TableCell key={at} align="right">
                  {unitPaise[n] == null ? '–' : formatMoney(unitPaise[n])}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>{t`Total`}</TableCell>
            {quotes.map(({ totalPaise, isCheapest }, at) => (
              <TableCell key={at} align="right">
                <Typography sx={{ fontWeight: 600 }}>{totalPaise === null ? '–' : formatMoney(totalPaise)}</Typography>
                {isCheapest && quotes.length > 1 ? <StatusChip status="approved" label={t`Lowest`} /> : null}
                {below?.(at)}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  )
}
