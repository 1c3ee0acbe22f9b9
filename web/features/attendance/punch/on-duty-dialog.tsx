import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { TextInput } from '../../../shared/form/text/text-field.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { usePunchStore } from './punch-store.ts'
import { usePunch } from './use-punch.ts'

/** Asks whether a punch away from the location is on duty. Once on the page, beside the control in the header. */
export default function OnDutyDialog() {
  const question = usePunchStore((state) => state.question)
  const { punch } = usePunch()
  const [note, setNote] = useState('')
  const kind = question?.kind ?? 'in'
  return (
    <ConfirmDialog
      open={question !== null}
      title={question?.text ?? ''}
      confirm={kind === 'in' ? t`Punch in on duty` : t`Punch out on duty`}
      keep={t`Cancel`}
      danger={false}
      onClose={() => usePunchStore.setState({ question: null, apiStatus: 'idle' })}
      onConfirm={() =>
        punch({
          kind,
          onDuty: true,
          note,
          position: question?.coordinates ? { coordinates: question.coordinates } : {},
        })
      }
    >
      <TextInput label={t`Where are you working?`} optional value={note} onChange={setNote} maxLength={200} />
    </ConfirmDialog>
  )
}
