import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type ReportName } from '@muster/contract/reports/report-kinds.ts'
import { formatMonth } from '../../shared/format/date.ts'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { figure, measureLabels, type Report } from './report-labels.ts'

interface Props {
  report: ReportName
  measure: string
  data: Report
}

const width = 720
const height = 180

/** One figure by month as bars, with the numbers below them. */
export function ReportChart({ report, measure, data }: Props) {
  const values = data.all.months.map((month) => month[measure] ?? 0)
  const most = Math.max(1, ...values)
  const step = width / values.length
  return (
    <Panel title={measureLabels[measure] ?? ''} subtitle={t`All departments, by month`}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: 220 }}
      >
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} stroke="var(--grey-300)" />
        {values.map((value, at) => {
          const size = (Math.max(value, 0) / most) * (height - 10)
          return (
            <rect
              key={data.months[at]}
              x={at * step + step * 0.2}
              y={height - size}
              width={step * 0.6}
              height={size}
              fill="var(--chart-1)"
            >
              <title>{`${formatMonth(data.months[at]!)}: ${figure(report, measure, value)}`}</title>
            </rect>
          )
        })}
      </Box>
      <MonthFigures report={report} measure={measure} data={data} />
    </Panel>
  )
}

function MonthFigures({ report, measure, data }: Props) {
  const cell = { p: 0.75, textAlign: 'center', whiteSpace: 'nowrap', fontSize: '0.8125rem' } as const
  return (
    <Box ref={keyScroll} sx={{ overflowX: 'auto' }}>
      <Box component="table" className="tnum" aria-label={t`By month`} sx={{ width: '100%', tableLayout: 'auto' }}>
        <thead>
          <tr>
            {data.months.map((month) => (
              <Box component="th" scope="col" key={month} sx={{ ...cell, fontWeight: 400, color: 'text.secondary' }}>
                {formatMonth(month, 'short')}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {data.all.months.map((values, at) => (
              <Box component="td" key={data.months[at]} sx={{ ...cell, fontWeight: 600 }}>
                {figure(report, measure, values[measure] ?? 0)}
              </Box>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  )
}
