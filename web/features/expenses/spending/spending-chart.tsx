import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { Series } from './spending.ts'

interface Props {
  months: readonly string[]
  series: Series
}

const width = 720
const height = 200

/** Spending by month as stacked bars, or the same figures as a table. */
export function SpendingChart({ months, series }: Props) {
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      title={t`By month`}
      action={
        <Button size="small" color="inherit" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t`View as chart` : t`View as table`}
        </Button>
      }
    >
      {isTable ? (
        <MonthTable months={months} series={series} />
      ) : (
        <>
          <Bars months={months} series={series} />
          <Legend series={series} />
        </>
      )}
    </Panel>
  )
}

const colour = (at: number) => `var(--chart-${Math.min(at + 1, 7)})`

function Bars({ months, series }: Props) {
  const totals = months.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0))
  const most = Math.max(1, ...totals)
  const step = width / months.length
  // A phone shows it at half its size.
  const { size, every } = useIsPhone()
    ? { size: 24, every: Math.ceil(months.length / 4) }
    : { size: 11, every: months.length > 12 ? 2 : 1 }
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height + 9 + size}`}
      role="img"
      aria-label={t`Spending by month. View as table for the figures.`}
      sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: 260, overflow: 'visible' }}
    >
      <line x1="0" x2={width} y1={height} y2={height} stroke="var(--grey-300)" />
      {months.map((month, at) => (
        <g key={month}>
          <title>{titleOf(month, at, series)}</title>
          <rect x={at * step} y={0} width={step} height={height} fill="transparent" />
          {stacked(series, at, most).map(({ key, y, size, fill }) => (
            <rect key={key} x={at * step + step * 0.2} width={step * 0.6} y={y} height={size} fill={fill} />
          ))}
          {at % every > 0 ? null : (
            <text
              x={(at + 0.5) * step}
              y={height + 4 + size}
              textAnchor="middle"
              fontSize={size}
              fill="var(--grey-600)"
            >
              {formatMonth(month, 'short').replace(/ \d\d(\d\d)$/, ' $1')}
            </text>
          )}
        </g>
      ))}
    </Box>
  )
}

function stacked(series: Series, at: number, most: number) {
  let top = height
  return series.map(({ key, values }, index) => {
    const size = (values[at]! / most) * (height - 8)
    top -= size
    return { key, y: top, size, fill: colour(index) }
  })
}

function titleOf(month: string, at: number, series: Series): string {
  const parts = series
    .filter(({ values }) => values[at] !== 0)
    .map(({ name, values }) => `${name} ${formatMoney(values[at]!)}`)
  return [formatMonth(month), ...parts].join(', ')
}

function Legend({ series }: Pick<Props, 'series'>) {
  return (
    <Box
      component="ul"
      aria-label={t`Legend`}
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {series.map(({ key, name }, at) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour(at) }} />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  )
}

function MonthTable({ months, series }: Props) {
  const cell = { p: 1, borderBottom: '1px solid', borderColor: 'divider', whiteSpace: 'nowrap' } as const
  return (
    <Box ref={keyScroll} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%', fontSize: '0.875rem' }}>
        <caption style={{ textAlign: 'left', paddingBottom: 8 }}>{t`Spending by month`}</caption>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left' }}>{t`Month`}</Box>
            {series.map(({ key, name }) => (
              <Box component="th" scope="col" key={key} sx={{ ...cell, textAlign: 'right' }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <tr key={month}>
              <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 400 }}>
                {formatMonth(month)}
              </Box>
              {series.map(({ key, values }) => (
                <Box component="td" key={key} sx={{ ...cell, textAlign: 'right' }}>
                  <Money value={values[at]!} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
