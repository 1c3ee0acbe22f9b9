import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { visuallyHidden } from '../ui/visually-hidden.ts'

interface Props {
  changes: readonly { label: string; from: string; to: string }[]
}

/** Changes, before and after. */
export function ChangeTable({ changes }: Props) {
  return (
    <Box component="ul" aria-label={t`Changes`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(({ label, from, to }) => (
        <Box
          component="li"
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            columnGap: 2,
            py: 0.75,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {label}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {from}
            <span aria-hidden> → </span>
            <Box component="span" sx={visuallyHidden}>{t`becomes`}</Box>
            <strong>{to}</strong>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
