import { t } from '@lingui/core/macro'
import { type DocumentCategory, documentTypes, largestDocument } from '@muster/contract/documents/document.ts'
import { api } from '../../shared/call/api.ts'
import { ApiError } from '../../shared/call/api-error.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { SelectField } from '../../shared/form/choice/select-field.tsx'
import { DateField } from '../../shared/form/date/date-field.tsx'
import { FileDrop } from '../../shared/form/file-drop.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextField } from '../../shared/form/text/text-field.tsx'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { categoryOptions, type Document, documentReads } from './document-labels.ts'

interface Props {
  /** Null adds one. */
  document: Document | null
  /** The owner; without it, the person's own. */
  employeeId?: string | undefined
  category?: DocumentCategory | undefined
  onClose: () => void
}

/** Uploads a document, or changes one and its file. */
export default function DocumentDialog({ document, employeeId, category, onClose }: Props) {
  const { number, expiresOn } = document ?? { number: null, expiresOn: null }
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={document === null ? t`Upload document` : t`Edit ${document.name}`}
      values={{ category: document?.category ?? category ?? null, number: number ?? '', expiresOn, file: null }}
      schema={() => import('@muster/contract/documents/document.routes.ts').then((routes) => routes.GdprDocInput)}
      send={async (body, { file }) => {
        const one = file instanceof File ? file : null
        try {
          if (document !== null) {
            const files = one === null ? {} : { files: { file: [one] } }
            await api('PUT /api/v1/employee/gdpr-doc/{id}', { params: { id: document._id }, body, ...files })
          } else {
            const whose = employeeId === undefined ? {} : { employeeId }
            await api('POST /api/v1/employee/gdpr-doc', { body: { ...body, ...whose }, files: { file: one } })
          }
        } catch (error) {
          throw error instanceof ApiError && error.isFromServer ? error : new ApiError(0, t`Upload failed`)
        }
      }}
      onDone={() => {
        snack(document === null ? t`Document uploaded` : t`Document saved`)
        void invalidate(...documentReads)
      }}
      submit={document === null ? t`Upload` : t`Save`}
    >
      <SelectField name="category" label={t`Category`} options={categoryOptions} />
      <FileDrop
        name="file"
        label={document === null ? t`File` : t`New file`}
        types={documentTypes}
        maxBytes={largestDocument}
        optional={document !== null}
        camera
      />
      <TextField name="number" label={t`Number`} optional autoComplete="off" maxLength={40} />
      <DateField name="expiresOn" label={t`Expires on`} optional />
    </FormDialog>
  )
}
