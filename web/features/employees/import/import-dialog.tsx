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
import { FixStep } from './fix-step.tsx'
import type { Edit, ImportCheck, Matching } from './import-check.ts'
import { MatchStep } from './match-step.tsx'

interface Reading {
  columns: Matching
  edits: Edit[]
  skipped: number[]
}

interface Draft extends Reading {
  file: File
  found: ImportCheck
  step: 'match' | 'fix' | 'confirm'
}

/** Takes a file of new employees: its columns are matched, wrong cells corrected, and nothing is written before the last step. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const check = useCall('POST /api/v1/employee/import')
  if (draft === null)
    return (
      <ChooseFile
        check={check}
        onClose={onClose}
        onFile={async (file) => {
          const found = await check.run({ body: {}, files: { file } })
          setDraft({ file, found, columns: matchingOf(found), edits: [], skipped: [], step: 'match' })
        }}
      />
    )
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const next = async () => {
    const { file, columns, edits, skipped } = draft
    // What went wrong stands in the step.
    const found = await check.run({ body: { columns, edits, skipped }, files: { file } }).catch(() => null)
    if (found === null) return
    if (found.missing.length > 0) return change({ found, step: 'match' })
    if (found.faults.length > 0) return change({ found, step: 'fix' })
    if (found.added > 0) return change({ found, step: 'confirm' })
    snack(t`No new employees in this file`)
    onClose()
  }
  const step = { check, onNext: () => void next(), onClose }
  const { found, columns, edits, skipped } = draft
  if (draft.step === 'match')
    return (
      <MatchStep
        {...step}
        headings={found.headings}
        missing={found.missing}
        columns={columns}
        // What was corrected was of another column.
        onColumns={(chosen) => change({ columns: chosen, edits: [], skipped: [] })}
      />
    )
  if (draft.step === 'fix')
    return (
      <FixStep
        {...step}
        faults={found.faults}
        edits={edits}
        onEdit={(edit) =>
          change({
            edits: [...edits.filter(({ row, column }) => row !== edit.row || column !== edit.column), edit],
          })
        }
        skipped={skipped}
        onSkip={(row, isSkipped) =>
          change({ skipped: isSkipped ? [...skipped, row] : skipped.filter((one) => one !== row) })
        }
        onBack={() => change({ step: 'match' })}
      />
    )
  return <ConfirmImport file={draft.file} found={found} reading={{ columns, edits, skipped }} onClose={onClose} />
}

/** As the server read the headings; a column without one stays without, whatever it is called. */
function matchingOf({ headings }: ImportCheck): Matching {
  return Object.fromEntries(
    importColumns.map((column) => {
      const at = headings.findIndex((one) => one.column === column)
      return [column, at < 0 ? null : at]
    }),
  )
}

interface ChooseProps {
  check: Parameters<typeof UploadDialog>[0]['upload']
  onFile: (file: File) => Promise<void>
  onClose: () => void
}

function ChooseFile({ check, onFile, onClose }: ChooseProps) {
  return (
    <UploadDialog
      title={t`Import employees`}
      intro={t`Upload an Excel (XLSX) or CSV file with one row for each new employee, at most ${mostImported}. Of a workbook, the first sheet is read. Employees who are already here stay as they are.`}
      label={t`File of employees`}
      types={importTypes}
      maxBytes={importBytes}
      upload={check}
      send={([file]) => onFile(file!)}
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

interface ConfirmProps {
  file: File
  found: ImportCheck
  reading: Reading
  onClose: () => void
}

/** The last step: nothing is written before it. */
function ConfirmImport({ file, found: { added, unchanged, skipped, headings }, reading, onClose }: ConfirmProps) {
  const [isInvited, setInvited] = useState(false)
  const write = useCall('POST /api/v1/employee/import', {
    stale: ['GET /api/v1/employee/basic-info', 'GET /api/v1/employee/basic-info-counts'],
  })
  const ignored = headings.filter(({ name, column }) => column === null && name !== '').map(({ name }) => name)
  const ignoredText = listText(ignored, 'and')
  return (
    <ConfirmDialog
      open
      title={plural(added, { one: 'Import # employee?', other: 'Import # employees?' })}
      confirm={t`Import`}
      keep={t`Cancel`}
      danger={false}
      onConfirm={async () => {
        const done = await write.run({ body: { ...reading, isWritten: true, isInvited }, files: { file } })
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
      {skipped === 0 ? null : (
        <Typography>{plural(skipped, { one: '# row is skipped.', other: '# rows are skipped.' })}</Typography>
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
