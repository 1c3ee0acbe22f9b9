import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../../shared/format/time.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import type { OneImport } from '../import-view.ts'
import { viewOf } from '../import-views.ts'
import { UndoDialog } from '../undo-dialog.tsx'
import { CountStrip } from './count-strip.tsx'
import { refusedFile } from './refused-file.ts'
import { RowList } from './row-list.tsx'

/** The result of an import, and its undo. */
export default function ResultPanel({ of }: { of: OneImport }) {
  const [isUndoing, setUndoing] = useState(false)
  const download = useDownload()
  const { counts, canUndo, stuck, stuckRows, kind, state } = of
  const { isInviting = false } = viewOf(kind)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <CountStrip of={of} />
        <Alert severity={of.state === 'imported' ? 'success' : 'info'}>{resultText(of)}</Alert>
      </div>
      {stuckRows === 0 || of.state === 'undone' ? null : (
        <Alert severity="warning">
          {t`The import was not undone: something depends on these rows.`}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {stuck.map(({ row, name, reason }) => (
              <li key={row}>{name === '' ? t`Row ${row}: ${reason}` : t`Row ${row}, ${name}: ${reason}`}</li>
            ))}
          </Box>
          {stuckRows > stuck.length
            ? plural(stuckRows - stuck.length, { one: 'And # more row.', other: 'And # more rows.' })
            : null}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          component={Link}
          to={`/home/imports/new?kind=${kind}`}
        >{t`Import another file`}</Button>
        {isInviting && state === 'imported' && counts.new > 0 ? (
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to="/home/employees?lacks=signIn"
          >{t`Choose whom to invite`}</Button>
        ) : null}
        {counts.refused > 0 ? (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Download size={18} aria-hidden />}
            loading={download.pending}
            onClick={() => void download.run('refused-rows.csv', () => refusedFile(of))}
          >{t`Download refused rows`}</Button>
        ) : null}
        {canUndo ? (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Undo2 size={18} aria-hidden />}
            onClick={() => setUndoing(true)}
          >{t`Undo import`}</Button>
        ) : null}
      </Box>
      <RowList of={of} />
      {isUndoing ? <UndoDialog of={of} onClose={() => setUndoing(false)} /> : null}
    </Box>
  )
}

function resultText({ state, counts, finishedAt, undoneAt, undoneBy }: OneImport): string {
  const at = formatInstant(undoneAt ?? finishedAt ?? '')
  if (state === 'undone') return undoneBy === null ? t`Undone on ${at}` : t`Undone by ${undoneBy} on ${at}`
  if (state === 'cancelled') return t`Cancelled on ${at}`
  const rows = counts.new + counts.changed
  return plural(rows, { one: `# row imported on ${at}`, other: `# rows imported on ${at}` })
}
