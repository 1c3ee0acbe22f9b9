import { t } from '@lingui/core/macro'
import { TextArea } from '../../shared/form/text/text-area.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'

interface Props {
  open: boolean
  title: string
  label: string
  /** The verb: "Reject request". */
  submit: string
  /** The error if it is missing; without it the note is optional. */
  missing?: string
  intro?: string
  onSend: (note: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a note with a step. */
export function NoteDialog({ open, title, label, submit, missing, intro, onSend, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={onClose}
      width={440}
      intro={intro}
      values={{ note: '' }}
      submit={submit}
      schema={async () => {
        const { z } = await import('zod')
        const noteSchema = z
          .string()
          .trim()
          .max(1000, t`Use at most 1,000 characters`)
        return z.object({ note: missing === undefined ? noteSchema.optional() : noteSchema.min(1, missing) })
      }}
      prepare={({ note = '' }) => ({ note })}
      send={({ note = '' }) => onSend(note)}
    >
      <TextArea name="note" label={label} optional={missing === undefined} max={1000} />
    </FormDialog>
  )
}
