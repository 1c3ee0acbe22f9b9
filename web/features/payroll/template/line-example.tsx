import { useWatch } from 'react-hook-form'
import { useBreakdown } from '../salary/use-breakdown.ts'
import { CalculationCheck } from '../component/calculation-check.tsx'
import { completeLines, type LineValues } from './template-lines.ts'

const annualCtcPaise = 60_000_000

/** What the formula of one line comes to beside the others, while it is being written. */
export function LineExample({ index }: { index: number }) {
  const lines = useWatch({ name: 'lines' }) as LineValues[]
  const complete = completeLines(lines)
  const { data } = useBreakdown(complete === null ? null : { annualCtcPaise, of: { lines: complete } })
  const code = lines[index]?.code
  if (!data || complete === null) return null
  const line = data.lines.find((one) => one.code === code)
  const problems = data.problems.filter(({ component }) => component === code).map(({ message }) => message)
  return (
    <CalculationCheck
      annualCtcPaise={annualCtcPaise}
      monthlyPaise={line?.monthlyPaise ?? null}
      words={line?.words ?? ''}
      problems={problems}
    />
  )
}
