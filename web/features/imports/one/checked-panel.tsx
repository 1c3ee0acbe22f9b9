import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import type { OneImport } from '../import-view.ts'
import { CountStrip } from './count-strip.tsx'
import { DiscardButton } from './discard-button.tsx'
import { FixPanel } from './fix-panel.tsx'
import MatchPanel from './match-panel.tsx'
import { RowList } from './row-list.tsx'
import { StartDialog } from './start-dialog.tsx'

/** Preview of an import: wrong rows are corrected, the others reviewed, then it is started. */
export default function CheckedPanel({ of }: { of: OneImport }) {
  const [part, setPart] = useState<'rows' | 'columns'>('rows')
  const [isStarting, setStarting] = useState(false)
  const { counts, headings, columns } = of
  const wanted = counts.new + counts.changed
  if (part === 'columns') return <MatchPanel of={of} onBack={() => setPart('rows')} />
  const used = new Set(Object.values(columns))
  const ignored = headings.flatMap(({ name }, at) => (used.has(at) || name === '' ? [] : [name])).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <CountStrip of={of} />
        {ignored === '' ? null : <Alert severity="info">{t`Columns that are not imported: ${ignored}`}</Alert>}
      </div>
      {counts.refused > 0 || of.mappedValues.length > 0 ? <FixPanel of={of} /> : null}
      <RowList of={of} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={wanted === 0} onClick={() => setStarting(true)}>
          {plural(wanted, { one: 'Import # row', other: 'Import # rows' })}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setPart('columns')}>
          {of.sheets.length > 1 ? t`Change sheet or columns` : t`Change columns`}
        </Button>
        <DiscardButton of={of} />
      </Box>
      {isStarting ? <StartDialog of={of} onClose={() => setStarting(false)} /> : null}
    </Box>
  )
}
