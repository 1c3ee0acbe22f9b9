import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'

type Device = Got<'GET /api/v1/user/security'>['devices'][number]

/** Browsers that need only the password. */
export function TrustedDevices({ devices }: { devices: readonly Device[] }) {
  async function remove({ _id, device }: Device): Promise<void> {
    await api('DELETE /api/v1/user/trusted-device/{id}', { params: { id: _id } })
    await invalidate('GET /api/v1/user/security')
    snack(t`${device} needs a code at the next sign-in`)
  }
  return (
    <Panel flush title={t`Trusted devices`} subtitle={t`No code is needed on this device for 30 days`}>
      {devices.length === 0 ? (
        <Typography sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>{t`No trusted devices`}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {devices.map((one) => (
            <Box
              component="li"
              key={one._id}
              sx={{
                ...{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.5 },
                ...{ borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{one.device}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  <Trans>
                    {one.address} · trusted until {formatInstant(one.expiresAt)}
                  </Trans>
                </Typography>
              </Box>
              <ActionButton size="small" action={{ label: t`Remove`, onClick: () => void remove(one) }} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
