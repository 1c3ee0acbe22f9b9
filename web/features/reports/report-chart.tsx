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

const height = 180

/** One figure by month: a bar over each month and its number, scrolling together if space is short. */
export function ReportChart({ report, measure, data }: Props) {
  const values = data.all.months.map((month) => month[measure] ?? 0)
  const most = Math.max(1, ...values)
  const cell = { px: 0.5, py: 0.75, textAlign: 'center', whiteSpace: 'nowrap', fontSize: '0.8125rem' } as const
  return (
    <Panel title={measureLabels[measure] ?? ''} subtitle={t`All departments, by month`}>
      <Box ref={keyScroll} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          className="tnum"
          aria-label={t`By month`}
          sx={{ width: '100%', minWidth: values.length * 76, tableLayout: 'fixed', borderCollapse: 'collapse' }}
        >
          <thead>
            <tr aria-hidden>
              {values.map((value, at) => (
                <Box
                  component="td"
                  key={data.months[at]}
                  sx={{ p: 0, height, verticalAlign: 'bottom', borderBottom: '1px solid var(--grey-300)' }}
                >
                  <Box
                    sx={{
                      ...{ mx: 'auto', width: '60%', maxWidth: 64, bgcolor: 'var(--chart-1)' },
                      height: (Math.max(value, 0) / most) * (height - 10),
                    }}
                  />
                </Box>
              ))}
            </tr>
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
              {values.map((value, at) => (
                <Box component="td" key={data.months[at]} sx={{ ...cell, fontWeight: 600 }}>
                  {figure(report, measure, value)}
                </Box>
              ))}
            </tr>
          </tbody>
        </Box>
      </Box>
    </Panel>
  )
}
