import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import type { ReadKey } from '../../../shared/call/types.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { TextInput } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { Law } from './law/law-history.tsx'
import type { Shape } from './shape.ts'
import { ValueEditor } from './value-editor.tsx'

interface Props {
  law: Law
  stale: readonly ReadKey[]
  onClose: () => void
}

/** Asks for an override of a statutory value, starting from the one in force. */
export function OwnValueForm({ law, stale, onClose }: Props) {
  const [value, setValue] = useState<unknown>(law.history.find(({ from }) => from <= today())?.value)
  const [from, setFrom] = useState<string | null>(today())
  const [source, setSource] = useState('')
  const save = useCall('POST /api/v1/user/statutory-law', { stale })
  const errors = new Map(save.fieldErrors.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
  const send = async () => {
    try {
      await save.run({ body: { law: law._id, from: from ?? '', value, source } })
      snack(t`Override saved`)
      onClose()
    } catch {
      // The call keeps the error, which is shown below and at the fields.
    }
  }
  return (
    <Panel title={t`Override`} subtitle={t`Applies from its effective date until the law changes again.`}>
      <Box
        component="form"
        noValidate
        aria-label={t`Override`}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <ValueEditor
          // The server describes the shape of the value.
          shape={law.shape as Shape}
          value={value}
          onChange={setValue}
          label={t`Value`}
          path="value"
          errors={errors}
        />
        <DateInput label={t`Effective from`} value={from} onChange={setFrom} {...errorOf(errors, 'from')} />
        <TextInput
          label={t`Source`}
          helper={t`The notification, circular or letter that states the value`}
          value={source}
          onChange={setSource}
          maxLength={300}
          {...errorOf(errors, 'source')}
        />
        {save.error && errors.size === 0 ? <Alert severity="error">{save.error.message}</Alert> : null}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <ActionButton
            look="primary"
            action={{ label: t`Save override`, onClick: () => void send(), pending: save.pending }}
          />
          <ActionButton action={{ label: t`Cancel`, onClick: onClose }} />
        </Box>
      </Box>
    </Panel>
  )
}

function errorOf(errors: ReadonlyMap<string, string>, path: string) {
  const error = errors.get(path)
  return error === undefined ? {} : { error }
}
