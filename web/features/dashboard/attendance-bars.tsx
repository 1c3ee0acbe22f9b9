import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

type Day = Got<'GET /api/v1/dashboard/attendance'>[number]

const parts = [
  { key: 'inOffice', label: t`In office`, colour: 'var(--blue-500)' },
  { key: 'remote', label: t`Remote`, colour: 'var(--violet-500)' },
  { key: 'onLeave', label: t`On leave`, colour: 'var(--amber-500)' },
] as const

const width = 560
const height = 132
const step = width / 14

/** The last 14 days as stacked bars, with the same figures as a table for screen readers. */
export function AttendanceBars() {
  const reply = useApi('GET /api/v1/dashboard/attendance')
  return (
    <Widget
      title={t`Attendance, last 14 days`}
      failed={t`Could not load attendance.`}
      reply={reply}
      lines={8}
      action={
        <ActionButton
          size="small"
          look="text"
          action={{ label: t`Open`, to: '/home/attendance/employees-attendance' }}
        />
      }
    >
      {(days) =>
        days.every(isEmpty) ? (
          <Quiet>{t`No attendance recorded on these days.`}</Quiet>
        ) : (
          <Box>
            <Bars days={days} />
            <Legend />
            <Figures days={days} />
          </Box>
        )
      }
    </Widget>
  )
}

const isEmpty = (day: Day) => parts.every(({ key }) => day[key] === 0)

function Bars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map((day) => parts.reduce((sum, { key }) => sum + day[key], 0)))
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height + 18}`}
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: 190 }}
    >
      <line x1="0" x2={width} y1={height} y2={height} stroke="var(--grey-300)" />
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{`${formatDate(day.day, 'weekday')}: ${parts.map(({ key, label }) => `${label} ${day[key]}`).join(', ')}`}</title>
          <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
          {stacked(day, most).map((part) => (
            <rect
              key={part.key}
              x={index * step + step * 0.2}
              width={step * 0.6}
              y={part.y}
              height={part.height}
              fill={part.colour}
            />
          ))}
          <text
            x={(index + 0.5) * step}
            y={height + 14}
            textAnchor="middle"
            fontSize="11"
            fill={index === days.length - 1 ? 'var(--grey-900)' : 'var(--grey-600)'}
          >
            {Number(day.day.slice(8))}
          </text>
        </g>
      ))}
    </Box>
  )
}

function stacked(day: Day, most: number) {
  let top = height
  return parts.map(({ key, colour }) => {
    const size = (day[key] / most) * (height - 8)
    top -= size
    return { key, colour, y: top, height: size }
  })
}

function Legend() {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
      {parts.map(({ key, label, colour }) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
          <Typography variant="caption">{label}</Typography>
        </Box>
      ))}
    </Box>
  )
}

function Figures({ days }: { days: readonly Day[] }) {
  return (
    <Box sx={visuallyHidden}>
      <table>
        <caption>{t`Attendance by day`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            {parts.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day, 'weekday')}</th>
              {parts.map(({ key }) => (
                <td key={key}>{day[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
