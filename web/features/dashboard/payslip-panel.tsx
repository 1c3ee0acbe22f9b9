import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../shared/call/api-error.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { formatMonth } from '../../shared/format/date.ts'
import { Money } from '../../shared/format/money-text.tsx'
import { kindText } from '../../shared/pay/run-words.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { downloadBlob } from '../../shared/table/download-blob.ts'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

/** The own payslip of the newest locked month; its net pay is shown when asked for. */
export function PayslipPanel({ employeeId }: { employeeId: string }) {
  const reply = useApi('GET /api/v1/user/passbook/{id}', { params: { id: employeeId }, query: { page: 1, limit: 1 } })
  const pdf = useCall('GET /api/v1/user/payslip/{id}/pdf')
  const [shown, setShown] = useState(false)
  const download = async (id: string, month: string) => {
    try {
      downloadBlob(`Payslip ${month}.pdf`, await pdf.run({ params: { id } }))
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <Widget title="Latest payslip" what="your payslip" reply={reply} lines={2}>
      {({ data: [slip] }) =>
        slip === undefined ? (
          <Quiet>Your first payslip appears here once a pay run is approved.</Quiet>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: '1 1 140px' }}>
              <Typography sx={{ fontWeight: 600 }}>{`${formatMonth(slip.month)}${kindText(slip.kind)}`}</Typography>
              <Typography component="p" className="tnum" sx={{ color: 'text.secondary' }}>
                Net {shown ? <Money value={slip.netPaise} exact /> : '₹ ••••••'}
              </Typography>
            </Box>
            <ActionButton
              size="small"
              look="text"
              action={{ label: shown ? 'Hide' : 'Show', onClick: () => setShown(!shown) }}
            />
            <ActionButton
              size="small"
              action={{
                label: 'Download',
                pending: pdf.pending,
                onClick: () => void download(slip._id, slip.month),
              }}
            />
          </Box>
        )
      }
    </Widget>
  )
}
