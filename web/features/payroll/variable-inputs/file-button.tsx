import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { importTypes } from '@muster/contract/import-file.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { errorsOf } from './sheet-reply.ts'

/** Reads a workbook or a CSV file; the server returns its rows as they would be pasted. */
export function FileButton({
  onText,
  onFailed,
}: {
  onText: (text: string) => void
  onFailed: (errors: string[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const rows = useCall('POST /api/v1/user/pay-input-batch/rows')
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      onText((await rows.run({ files: { file } })).text)
    } catch (error) {
      onFailed(errorsOf(error))
    }
  }
  return (
    <>
      <Button
        startIcon={<Upload size={18} aria-hidden />}
        loading={rows.pending}
        onClick={() => input.current?.click()}
      >{t`Upload file`}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={importTypes.join()}
        aria-label={t`File of variable inputs`}
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
