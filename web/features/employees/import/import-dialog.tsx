import { plural, t } from '@lingui/core/macro'
import { Button, Typography } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  importBytes,
  importColumns,
  importHeadings,
  importTypes,
  mostImported,
} from '@muster/contract/employees/import-columns.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { SwitchInput } from '../../../shared/form/choice/switch-field.tsx'
import { UploadDialog } from '../../../shared/form/upload-dialog.tsx'
import { listText } from '../../../shared/format/list.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'

interface Checked {
  file: File
  added: number
  unchanged: number
  ignored: string[]
}

/** Takes a file of new employees, checks it, says what it would add, and adds them. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const upload = useCall('POST /api/v1/employee/import')
  if (checked !== null) return <ConfirmImport checked={checked} onClose={onClose} />
  return (
    <UploadDialog
      title={t`Import employees`}
      intro={t`Upload an Excel (XLSX) or CSV file with one row for each new employee, at most ${mostImported}. Of a workbook, the first sheet is read. Employees who are already here stay as they are.`}
      label={t`File of employees`}
      types={importTypes}
      maxBytes={importBytes}
      upload={upload}
      send={async ([file]) => {
        const found = await upload.run({ body: {}, files: { file: file! } })
        if (found.added > 0) return setChecked({ ...found, file: file! })
        snack(t`Everyone in this file is already an employee`)
        onClose()
      }}
      onClose={onClose}
      leave={t`Cancel`}
    >
      <Button
        startIcon={<Download size={18} aria-hidden />}
        onClick={saveTemplate}
        sx={{ justifySelf: 'start' }}
      >{t`Download template`}</Button>
    </UploadDialog>
  )
}

/** The last step: nothing is written before it. */
function ConfirmImport({ checked, onClose }: { checked: Checked; onClose: () => void }) {
  const { file, added, unchanged, ignored } = checked
  const [isInvited, setInvited] = useState(false)
  const write = useCall('POST /api/v1/employee/import', {
    stale: ['GET /api/v1/employee/basic-info', 'GET /api/v1/employee/basic-info-counts'],
  })
  const ignoredText = listText(ignored, 'and')
  return (
    <ConfirmDialog
      open
      title={plural(added, { one: 'Import # employee?', other: 'Import # employees?' })}
      confirm={t`Import`}
      keep={t`Cancel`}
      onConfirm={async () => {
        const done = await write.run({ body: { isWritten: true, isInvited }, files: { file } })
        snack(plural(done.added, { one: '# employee imported', other: '# employees imported' }))
        onClose()
      }}
      onClose={onClose}
    >
      {unchanged === 0 ? null : (
        <Typography>
          {plural(unchanged, { one: '# row is already an employee.', other: '# rows are already employees.' })}
        </Typography>
      )}
      {ignored.length === 0 ? null : <Typography>{t`Columns that are not imported: ${ignoredText}`}</Typography>}
      <SwitchInput
        label={t`Send invitations now`}
        helper={t`Otherwise invite each employee from the list when you are ready.`}
        value={isInvited}
        onChange={setInvited}
      />
    </ConfirmDialog>
  )
}

/** The headings alone, with the mark by which spreadsheets know UTF-8. */
function saveTemplate() {
  const headings = importColumns.map((column) => importHeadings[column]).join(',')
  downloadBlob('employees.csv', new Blob([`\uFEFF${headings}\r\n`], { type: 'text/csv' }))
}
