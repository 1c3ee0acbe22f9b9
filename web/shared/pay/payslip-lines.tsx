import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatRange } from '../format/date.ts'
import { Money } from '../format/money-text.tsx'
import { Calc, type CalcRow } from '../ui/calc.tsx'
import type { Payslip } from './types.ts'

type Line = Payslip['lines'][number]

interface Props {
  title: string
  lines: readonly Line[]
  total?: number
  /** The amounts of the month before by code; null while they are not compared. */
  before: ReadonlyMap<string, number> | null
}

/** The lines of one side of a payslip. */
export function PayslipLines({ title, lines, total, before }: Props) {
  return (
    <Table
      size="small"
      aria-label={title}
      sx={{ '& tr > :first-of-type': { pl: 1 }, '& tr > :last-of-type': { pr: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          {before ? <TableCell align="right">Before</TableCell> : null}
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.length === 0 ? (
          <TableRow>
            <TableCell colSpan={before ? 3 : 2} sx={{ color: 'text.secondary' }}>
              None
            </TableCell>
          </TableRow>
        ) : null}
        {lines.map((line, index) => (
          <TableRow key={`${line.code}-${index}`}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {line.name}
              {line.explanation.reason ? (
                <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
                  {line.explanation.reason}
                </Box>
              ) : null}
            </TableCell>
            {before ? (
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                <Money value={before.get(line.code)} exact />
              </TableCell>
            ) : null}
            <TableCell align="right">
              <Calc rows={rowsOf(line)} total={{ label: line.name, value: <Money value={line.amountPaise} exact /> }}>
                <Money value={line.amountPaise} exact />
              </Calc>
            </TableCell>
          </TableRow>
        ))}
        {total === undefined ? null : (
          <TableRow sx={{ '& td': { fontWeight: 600, bgcolor: 'var(--grey-25)' } }}>
            <TableCell>{`Total ${title.toLowerCase()}`}</TableCell>
            {before ? <TableCell /> : null}
            <TableCell align="right">
              <Money value={total} exact />
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

const roundings: Record<string, string> = {
  nearestRupee: 'to the nearest rupee',
  nearestPaisa: 'to the nearest paisa',
  upRupee: 'up to the next rupee',
  downRupee: 'down to the rupee',
}

/** The stretches a line is made of, then its formula and rounding. */
function rowsOf({ explanation }: Line): CalcRow[] {
  const { words, parts, reason, rounding } = explanation
  const stretches = parts.map(({ from, to, monthlyPaise, numerator, denominator }) => ({
    label: formatRange(from, to),
    formula: numerator === denominator ? 'the whole month' : `× ${fraction(numerator, denominator)} of a month`,
    value: <Money value={monthlyPaise} exact />,
  }))
  const rule = { label: words, ...(reason === null ? {} : { formula: reason }), value: '' }
  return [
    ...stretches,
    rule,
    ...(rounding === null ? [] : [{ label: `Rounded ${roundings[rounding] ?? ''}`, value: '' }]),
  ]
}

/** In lowest terms. */
function fraction(numerator: number, denominator: number): string {
  const divisor = greatest(numerator, denominator)
  return `${numerator / divisor}/${denominator / divisor}`
}

function greatest(a: number, b: number): number {
  return b === 0 ? Math.max(1, a) : greatest(b, a % b)
}
