import { t } from '@lingui/core/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Alert } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { beyondName, CostEstimate } from './cost-estimate.tsx'
import type { Breakdown } from './use-breakdown.ts'

type Line = Breakdown['lines'][number]
type Totals = NonNullable<Breakdown['totals']>

/** A breakdown as it is loaded. */
export function LiveBreakdown({ breakdown, dense }: { breakdown: Breakdown | undefined; dense?: boolean }) {
  if (!breakdown) return <TextSkeleton lines={5} />
  return breakdown.totals === null ? (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {breakdown.problems.map(({ message }) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
    </Box>
  ) : (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BreakdownTable {...breakdown} totals={breakdown.totals} dense={dense ?? false} />
      {breakdown.estimate === null ? null : <CostEstimate estimate={breakdown.estimate} />}
    </Box>
  )
}

/** Within a panel the outer columns need no padding. */
const inPanel = {
  '& tr > :first-of-type': { pl: 1 },
  '& tr > :last-of-type': { pr: 1 },
}
const narrow = { ...inPanel, '& td, & th': { px: 1 } }

interface Props {
  lines: readonly Line[]
  totals: Totals
  contributions?: Breakdown['contributions']
  /** Names what the employer pays beyond the CTC. */
  estimate?: Breakdown['estimate']
  /** What the components leave of the CTC; if not 0, their total is not labelled CTC. */
  unallocatedAnnualPaise?: number
  dense: boolean
}

/** The lines of a salary by month and year; `dense` leaves out the calculations. */
export function BreakdownTable({
  lines,
  totals,
  contributions = [],
  estimate = null,
  unallocatedAnnualPaise = 0,
  dense,
}: Props) {
  const isWhole = unallocatedAnnualPaise <= 0
  const inCtc = lines.filter((line) => line.inCtc)
  const onTop = lines.filter((line) => !line.inCtc && line.type === 'benefit')
  const deductions = lines.filter(({ type }) => type === 'deduction')
  return (
    <Box ref={keyScroll} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={dense ? narrow : inPanel}>
        <TableHead>
          <TableRow>
            <TableCell>{t`Component`}</TableCell>
            <TableCell align="right">{t`Monthly`}</TableCell>
            <TableCell align="right">{t`Annual`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inCtc.map((line) => (
            <Row key={line.code} line={line} dense={dense} />
          ))}
          {contributions
            .filter((one) => one.inCtc)
            .map((one) => (
              <Row key={one.part} line={one} dense={dense} />
            ))}
          <Sum
            label={isWhole ? t`CTC` : t`Allocated so far`}
            monthly={totals.ctcMonthlyPaise}
            annual={totals.ctcAnnualPaise}
          />
          {isWhole ? null : (
            <Sum
              label={t`Not allocated`}
              monthly={Math.round(unallocatedAnnualPaise / 12)}
              annual={unallocatedAnnualPaise}
            />
          )}
          {estimate !== null && estimate.beyondCtc.length > 0 ? (
            <>
              {estimate.beyondCtc.map((one) => (
                <Row key={`beyond ${one.part}`} line={{ ...one, name: beyondName(one) }} dense={dense} />
              ))}
              <Sum
                label={t`Employer cost`}
                monthly={estimate.employerCostMonthlyPaise}
                annual={estimate.employerCostAnnualPaise}
              />
            </>
          ) : null}
          {onTop.map((line) => (
            <Row key={line.code} line={{ ...line, name: t`${line.name} (in addition to CTC)` }} dense={dense} />
          ))}
          {deductions.map((line) => (
            <Row key={line.code} line={line} dense={dense} />
          ))}
          {deductions.length > 0 ? (
            <Sum
              label={t`Earnings less deductions`}
              monthly={totals.grossMonthlyPaise - totals.deductionsMonthlyPaise}
              annual={null}
            />
          ) : null}
        </TableBody>
      </Table>
    </Box>
  )
}

function Row({ line, dense }: { line: Pick<Line, 'name' | 'words' | 'monthlyPaise' | 'annualPaise'>; dense: boolean }) {
  return (
    <TableRow>
      <TableCell>
        {line.name}
        {dense ? null : (
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {line.words}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">
        <Money value={line.monthlyPaise} />
      </TableCell>
      <TableCell align="right">
        <Money value={line.annualPaise} />
      </TableCell>
    </TableRow>
  )
}

function Sum({ label, monthly, annual }: { label: string; monthly: number; annual: number | null }) {
  return (
    <TableRow sx={{ '& td': { fontWeight: 600, bgcolor: 'var(--grey-25)' } }}>
      <TableCell>{label}</TableCell>
      <TableCell align="right">
        <Money value={monthly} />
      </TableCell>
      <TableCell align="right">{annual === null ? null : <Money value={annual} />}</TableCell>
    </TableRow>
  )
}
