import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { importBytes, importTypes } from '@muster/contract/import-file.ts'
import { columnsOfImport, importKinds, mostImported } from '@muster/contract/imports/import-kinds.ts'
import { type ImportKind, importKindNames } from '@muster/contract/imports/import-needs.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { RadioCardsInput } from '../../../shared/form/choice/radio-cards.tsx'
import { FileDropInput } from '../../../shared/form/file-drop.tsx'
import { hasPermission, useSession } from '../../../shared/session/session.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { viewOf } from '../import-views.ts'
import { ImportSteps } from '../import-steps.tsx'

/** Chooses what to import, and the file. */
export default function NewImportScreen() {
  const [params] = useSearchParams()
  const held = useSession(({ permissions }) => permissions)
  const kinds = importKindNames.filter((one) => hasPermission(held, importKinds[one].needs))
  const requested = kinds.find((one) => one === params.get('kind')) ?? (kinds.length === 1 ? kinds[0]! : null)
  const [kind, setKind] = useState<ImportKind | null>(requested)
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const upload = useCall('POST /api/v1/user/data-import', { stale: ['GET /api/v1/user/data-import'] })
  const send = async () => {
    setTried(true)
    if (kind === null || file === null) return
    // The error is shown below.
    const sent = await upload.run({ body: { kind }, files: { file } }).catch(() => null)
    if (sent !== null) void navigate(`/home/imports/${sent._id}`)
  }
  return (
    <>
      <PageHeader title={t`New import`} />
      <ImportSteps current={0} />
      <Panel>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <RadioCardsInput
            label={t`Data to import`}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: viewOf(one).title, detail: viewOf(one).detail }))}
            minWidth={240}
            onChange={(value) => setKind(value as ImportKind)}
            {...(isTried && kind === null ? { error: t`Choose what to import` } : {})}
          />
          {kind === null ? null : (
            <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Typography sx={{ color: 'text.secondary' }}>{viewOf(kind).matching}</Typography>
              <Button startIcon={<Download size={18} aria-hidden />} onClick={() => saveTemplate(kind)}>
                {t`Download template`}
              </Button>
            </Box>
          )}
          <FileDropInput
            label={t`File`}
            helper={t`Excel (XLSX) or CSV with at most ${mostImported} rows. If a workbook has several sheets, you choose one next.`}
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
    </>
  )
}

/** The headings and a row of examples, with the byte order mark by which spreadsheets recognise UTF-8. */
function saveTemplate(kind: ImportKind): void {
  const columns = Object.values(columnsOfImport(kind))
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const lines = [line(columns.map(({ heading }) => heading)), line(columns.map(({ example }) => example))]
  downloadBlob(`${kind}.csv`, new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }))
}
