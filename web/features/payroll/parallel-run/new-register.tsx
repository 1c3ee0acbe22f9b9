import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importBytes, importTypes } from '@muster/contract/import-file.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { FileDropInput } from '../../../shared/form/file-drop.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'

/** Uploads a register and continues with its columns. */
export function NewRegister() {
  const [month, setMonth] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const upload = useCall('POST /api/v1/user/parallel-run', { stale: ['GET /api/v1/user/parallel-run'] })
  const send = async () => {
    setTried(true)
    if (month === null || file === null) return
    // The error is shown below.
    const sent = await upload.run({ body: { month }, files: { file } }).catch(() => null)
    if (sent !== null) void navigate(`/home/payroll/parallel-run/${sent._id}`)
  }
  return (
    <Panel title={t`Compare a register`}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 320 }}>
          <DateInput
            label={t`Month`}
            month
            value={month}
            onChange={setMonth}
            {...(isTried && month === null ? { error: t`Choose a month` } : {})}
          />
        </Box>
        <FileDropInput
          label={t`Payroll register`}
          helper={t`Excel (XLSX) or CSV with one row per employee. From a workbook, the sheet with the expected headings is read.`}
          types={importTypes}
          maxBytes={importBytes}
          value={file}
          onChange={(value) => setFile(value as File | null)}
          {...(isTried && file === null ? { error: t`Choose a file` } : {})}
        />
        {upload.error === null ? null : (
          <Alert severity="error">{upload.fieldErrors[0]?.message ?? messageOf(upload.error)}</Alert>
        )}
        <Box>
          <Button variant="contained" loading={upload.pending} onClick={() => void send()}>
            {t`Upload`}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
