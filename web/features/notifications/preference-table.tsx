import { t } from '@lingui/core/macro'
import { Box, Switch, Typography } from '@mui/material'
import { settingOf } from '@muster/contract/notifications/notification-types.ts'
import type { Preference } from './use-preferences.ts'

interface Props {
  title: string
  rows: readonly Preference[]
  onChoose: (preference: Preference) => void
}

/** A row per type of notification, with a switch for the app and one for email. */
export function PreferenceTable({ title, rows, onChoose }: Props) {
  return (
    <Box component="table" aria-label={title} sx={tableLook}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ textAlign: 'start' }}>{t`Notification`}</Box>
          <Box component="th" scope="col" sx={columnLook}>{t`In the app`}</Box>
          <Box component="th" scope="col" sx={columnLook}>{t`Email`}</Box>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PreferenceRow key={row.type} row={row} onChoose={onChoose} />
        ))}
      </tbody>
    </Box>
  )
}

function PreferenceRow({ row, onChoose }: { row: Preference; onChoose: Props['onChoose'] }) {
  const { label, detail, mandatory = false } = settingOf(row.type)
  return (
    <tr>
      <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
          {mandatory ? ` ${t`Always on.`}` : ''}
        </Typography>
      </Box>
      {(['inApp', 'byMail'] as const).map((channel) => (
        <Box key={channel} component="td" sx={columnLook}>
          <Switch
            checked={row[channel]}
            disabled={mandatory}
            onChange={(_, isOn) => onChoose({ ...row, [channel]: isOn })}
            slotProps={{ input: { 'aria-label': channel === 'inApp' ? t`${label} in the app` : t`${label} by email` } }}
          />
        </Box>
      ))}
    </tr>
  )
}

const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { px: { xs: 1, md: 2.5 }, py: 1.25, verticalAlign: 'middle' },
  '& th:first-of-type': { pl: 2.5 },
  '& thead th': { py: 0.5, fontSize: 12, fontWeight: 500, color: 'text.secondary' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const

const columnLook = { width: { xs: 76, md: 112 }, textAlign: 'center' } as const
