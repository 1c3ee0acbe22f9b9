import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { mostVariableRows, variableHeadings, variableTypes } from '@muster/contract/payroll/pay-run/variable-columns.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { DraftNote } from '../../../shared/draft/draft-note.tsx'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { TextAreaInput } from '../../../shared/form/text/text-area.tsx'
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx'
import { listText } from '../../../shared/format/list.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { useOpenMonth } from '../input/use-open-month.ts'
import { runReads } from '../types.ts'
import { SheetEffect } from './sheet-effect.tsx'
import { FileButton } from './file-button.tsx'
import { errorsOf, type Effect } from './sheet-reply.ts'

interface Props {
  open: NonNullable<ReturnType<typeof useOpenMonth>>
  onSaved: () => void
}

/** Takes the rows, validates them, shows their effect on net pay, and only then saves them. The input stays until it is saved, also when its person leaves the page. */
export default function SheetPanel({ open, onSaved }: Props) {
  const [draft] = useState(() => ownDraft('variableInputs', 'tab'))
  const [month, setMonth] = useState(() => monthOf(draft.values?.['month'], open))
  const kept = draft.values?.['text']
  const [text, setText] = useState(typeof kept === 'string' ? kept : '')
  const [keptAt, setKeptAt] = useState(draft.at)
  const leaving = useRef(false)
  const [effect, setEffect] = useState<Effect | null>(null)
  const [errors, setErrors] = useState<string[]>([])
  const preview = useCall('POST /api/v1/user/pay-input-batch/preview')
  const save = useCall('POST /api/v1/user/pay-input-batch', {
    stale: ['GET /api/v1/user/pay-input-batch', 'GET /api/v1/user/pay-input', ...runReads],
  })
  const change = (to: { month: string | null; text: string }) => {
    setMonth(to.month)
    setText(to.text)
    setEffect(null)
    setErrors([])
    if (to.text !== '') return setKeptAt(draft.keep(to))
    draft.discard()
    setKeptAt(null)
  }
  const attempt = async (work: () => Promise<void>) => {
    setErrors([])
    try {
      await work()
    } catch (error) {
      setEffect(null)
      setErrors(errorsOf(error))
    }
  }
  const body = { month: month ?? '', text }
  const check = () => attempt(async () => setEffect(await preview.run({ body })))
  const keep = () =>
    attempt(async () => {
      await save.run({ body })
      draft.forget()
      leaving.current = true
      snack(t`Variable inputs saved`)
      onSaved()
    })
  const types = listText(Object.keys(variableTypes), 'or')
  return (
    <Panel title={t`Add variable inputs`}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 320 }}>
          <DateInput
            label={t`Month`}
            month
            {...open.field}
            value={month}
            onChange={(to) => change({ month: to, text })}
          />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t`LOP days are added to the loss of pay that attendance counts. Enter only what attendance does not have.`}
        </Typography>
        <TextAreaInput
          label={t`Rows`}
          helper={t`Paste from Excel, or upload an XLSX or CSV file, at most ${mostVariableRows.toLocaleString('en-IN')} rows. Type: ${types}.`}
          placeholder={Object.values(variableHeadings).join('\t')}
          rows={6}
          value={text}
          onChange={(to) => change({ month, text: to })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton onText={(to) => change({ month, text: to })} onFailed={setErrors} />
          <Button startIcon={<Download size={18} aria-hidden />} onClick={saveTemplate}>{t`Download template`}</Button>
          <ActionButton
            look={effect === null ? 'primary' : 'secondary'}
            action={{
              label: t`Check`,
              onClick: () => void check(),
              pending: preview.pending,
              disabled: text.trim() === '' || month === null,
            }}
          />
        </Box>
        <DraftNote at={keptAt} onDiscard={() => change({ month, text: '' })} />
        {errors.length === 0 ? null : <Errors errors={errors} />}
        {effect === null ? null : (
          <>
            <SheetEffect effect={effect} />
            <Box>
              <ActionButton
                look="primary"
                action={{
                  label: plural(effect.rows, { one: 'Save # row', other: 'Save # rows' }),
                  onClick: () => void keep(),
                  pending: save.pending,
                }}
              />
            </Box>
          </>
        )}
      </Box>
      {/* More than this browser keeps. */}
      <UnsavedGuard
        dirty={text !== '' && keptAt === null}
        leaving={leaving}
        lost={t`The rows that you entered will be lost.`}
      />
    </Panel>
  )
}

function Errors({ errors }: { errors: readonly string[] }) {
  const [first, ...more] = errors
  return (
    <Alert severity="error">
      {more.length === 0 ? (
        first
      ) : (
        <>
          <Typography>
            {plural(errors.length, { one: '# cell needs correction', other: '# cells need correction' })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}

/** The month of a draft, unless payroll has locked it since. */
function monthOf(kept: unknown, { month, field: { min } }: Props['open']): string | null {
  return typeof kept === 'string' && (min === undefined || kept >= min) ? kept : month
}

/** Only the headings, with a byte order mark, by which spreadsheets recognise UTF-8. */
function saveTemplate() {
  const headings = Object.values(variableHeadings).join(',')
  downloadBlob('variable-inputs.csv', new Blob([`\uFEFF${headings}\r\n`], { type: 'text/csv' }))
}
