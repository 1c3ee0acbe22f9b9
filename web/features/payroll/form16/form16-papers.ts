import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import type { Form16Row } from './form16-columns.tsx'

/** A person's documents for download. `form`: "Form 16". */
export function papersOf({ name: person, employer, partA, partB }: Form16Row, form: string) {
  const name = employer === null ? person : `${person} ${employer.name}`
  return [
    partA !== null &&
      partB !== null && {
        label: t`Download ${form} (combined PDF)`,
        onClick: () => void download(partB._id, `${form} ${name}.pdf`, 'whole'),
      },
    partB !== null && {
      label: t`Download Part B`,
      onClick: () => void download(partB._id, t`${form} Part B ${name}.pdf`),
    },
    partA !== null && {
      label: t`Download Part A`,
      onClick: () => void download(partA._id, t`${form} Part A ${name}.pdf`),
    },
    partB?.perquisites != null && {
      label: t`Download ${partB.perquisites}`,
      onClick: () => void download(partB._id, `${partB.perquisites} ${name}.pdf`, 'perquisites'),
    },
  ]
}

async function download(id: string, name: string, paper: 'part' | 'perquisites' | 'whole' = 'part'): Promise<void> {
  try {
    downloadBlob(name, await api('GET /api/v1/user/form-16-pdf/{id}', { params: { id }, query: { paper } }))
  } catch (error) {
    snackError(messageOf(error))
  }
}
