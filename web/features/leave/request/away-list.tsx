import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatRange } from '../../../shared/format/date.ts'
import { Person } from '../../../shared/ui/person.tsx'

interface Props {
  away: readonly { _id: string; name: string; from: string; to: string; isPending: boolean }[]
}

/** Team members who are away on these days. */
export function AwayList({ away }: Props) {
  if (away.length === 0) {
    return (
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
      >{t`No one else is on leave on these days`}</Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {away.map(({ _id, name, from, to, isPending }) => (
        <li key={_id}>
          <Person
            name={name}
            size={28}
            detail={isPending ? t`${formatRange(from, to)}, pending approval` : formatRange(from, to)}
          />
        </li>
      ))}
    </Box>
  )
}
