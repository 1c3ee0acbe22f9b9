import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../shared/call/api.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { Money } from '../../shared/format/money-text.tsx'
import { runName } from '../payroll/index.ts'
import { useDownload } from '../../shared/table/use-download.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

/** The person's own payslip of the latest locked month; its net pay is shown on request. */
export function PayslipPanel({ employeeId }: { employeeId: string }) {
  const reply = useApi('GET /api/v1/user/passbook/{id}', { params: { id: employeeId }, query: { page: 1, limit: 1 } })
  const { pending, run } = useDownload()
  const [shown, setShown] = useState(false)
  const download = (id: string, month: string) =>
    run(t`Payslip ${month}.pdf`, () => api('GET /api/v1/user/payslip/{id}/pdf', { params: { id } }))
  return (
    <Widget
      title={t`Latest payslip`}
      failed={t`Could not load your payslip.`}
      reply={reply}
      lines={2}
      action={<ActionButton size="small" look="text" action={{ label: t`Payslips`, to: '/home/payroll/payslips' }} />}
    >
      {({ data: [slip] }) =>
        slip === undefined ? (
          <Quiet>{t`Your first payslip appears here once a pay run is approved.`}</Quiet>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: '1 1 140px' }}>
              <Typography sx={{ fontWeight: 600 }}>{runName(slip)}</Typography>
              <Typography component="p" className="tnum" sx={{ color: 'text.secondary' }}>
                <Trans>Net pay</Trans> {shown ? <Money value={slip.netPaise} exact /> : '₹ ••••••'}
              </Typography>
            </Box>
            <ActionButton
              size="small"
              look="text"
              action={{ label: shown ? t`Hide` : t`Show`, onClick: () => setShown(!shown) }}
            />
            <ActionButton
              size="small"
              action={{
                label: t`Download`,
                pending,
                onClick: () => void download(slip._id, slip.month),
              }}
            />
          </Box>
        )
      }
    </Widget>
  )
}
