import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate, formatRange } from '../../../shared/format/date.ts'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { type Balance, daysOf } from './balance-number.tsx'

/** The ledger rows behind a balance, newest first. */
export default function LedgerPanel({ balance, onClose }: { balance: Balance | undefined; onClose: () => void }) {
  return (
    <SidePanel open={balance !== undefined} title={balance ? t`${balance.name} history` : ''} onClose={onClose}>
      {balance ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            {t`Leave year ${formatRange(balance.yearFrom, balance.yearTo)}, in days`}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {balance.rows.map((row, index) => (
              <Box
                key={index}
                component="li"
                sx={{ display: 'flex', gap: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}
              >
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <Box sx={{ overflowWrap: 'anywhere' }}>{row.text}</Box>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {row.expiresOn === null
                      ? formatDate(row.on)
                      : t`${formatDate(row.on)}, expires on ${formatDate(row.expiresOn)}`}
                  </Typography>
                </Box>
                <Box className="tnum" sx={{ whiteSpace: 'nowrap' }}>
                  {row.halfDays > 0 ? `+ ${daysOf(row.halfDays)}` : `− ${daysOf(-row.halfDays)}`}
                </Box>
              </Box>
            ))}
          </Box>
          {balance.rows.length === 0 ? <Typography>{t`No entries in this leave year yet.`}</Typography> : null}
        </>
      ) : null}
    </SidePanel>
  )
}
