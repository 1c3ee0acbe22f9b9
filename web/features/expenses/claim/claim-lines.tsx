import { t } from '@lingui/core/macro'
import { Box, FormHelperText } from '@mui/material'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { requestTypes } from '@muster/contract/request-types.ts'
import { bound } from '../../../shared/form/bound.tsx'
import { FileDropInput, type FileDropInputProps } from '../../../shared/form/file-drop.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ClaimLine } from './claim-line.tsx'
import {
  billBytes,
  billTypes,
  blankLine,
  type Category,
  type LineValues,
  mostExpenses,
  withBills,
  withoutFile,
} from './claim-values.ts'

/** The bills and their expenses. `mayBeEmpty`: nothing was spent. */
export function ClaimLines({
  categories,
  mayBeEmpty = false,
}: {
  categories: readonly Category[]
  mayBeEmpty?: boolean
}) {
  'use no memo' // The form library reports changes through the same objects.
  const { getValues, setValue, clearErrors } = useFormContext()
  const { fields, append, replace } = useFieldArray<{ lines: LineValues[] }>({ name: 'lines' })
  const documents = (useWatch({ name: 'documents' }) ?? []) as File[]
  const { errors } = useFormState<{ lines: LineValues[] }>({ name: 'lines' })
  const problem = errors.lines?.root?.message ?? errors.lines?.message
  const lines = () => getValues('lines') as LineValues[]
  // Errors of replaced files, and of expenses at other positions, no longer apply.
  const put = (files: readonly File[]) => {
    clearErrors(['documents', 'lines'])
    setValue('documents', [...files], { shouldDirty: true })
  }

  const bring = (files: readonly File[]) => {
    replace(withBills(lines(), documents.length + 1, files.length))
    put([...documents, ...files])
  }
  const attach = (at: number, files: readonly File[]) => {
    const added = files.map((_, n) => documents.length + 1 + n)
    replace(lines().map((line, n) => (n === at ? { ...line, bills: [...line.bills, ...added] } : line)))
    put([...documents, ...files])
  }
  const detach = (position: number) => {
    replace(withoutFile(lines(), position))
    put(documents.filter((_, n) => n + 1 !== position))
  }
  const remove = (at: number) => {
    const gone = lines()[at]?.bills ?? []
    let rest = lines().filter((_, n) => n !== at)
    let files = documents
    // From the last on, so that earlier positions stay valid.
    for (const position of gone.toSorted((a, b) => b - a)) {
      rest = withoutFile(rest, position)
      files = files.filter((_, n) => n + 1 !== position)
    }
    replace(rest)
    put(files)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <BillsDrop
        name="documents"
        label={t`Bills`}
        helper={t`Each bill becomes an expense. PDF, JPG or PNG, up to 10 MB each.`}
        optional
        multiple
        camera
        types={billTypes}
        maxBytes={billBytes}
        most={mostBills}
        taken={documents.length}
        disabled={fields.length >= mostExpenses}
        onFiles={bring}
      />
      {fields.map((field, at) => (
        <ClaimLine
          key={field.id}
          at={at}
          categories={categories}
          documents={documents}
          most={mostBills}
          onAttach={(files) => attach(at, files)}
          onDetach={detach}
          onRemove={fields.length > 1 || mayBeEmpty ? () => remove(at) : null}
        />
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < mostExpenses ? (
        <Box>
          <ActionButton
            action={{ label: t`Add expense`, icon: Plus, onClick: () => append(blankLine()) }}
            look="text"
          />
        </Box>
      ) : null}
    </Box>
  )
}

const mostBills = requestTypes.claim.documents

interface DropProps extends FileDropInputProps {
  onFiles: (files: readonly File[]) => void
}

/** Bills are shown with their expenses; here they are added, and errors of all of them are shown. */
const BillsDrop = bound<File | File[] | null, DropProps>(({ onFiles, ...props }: DropProps) => (
  <FileDropInput {...props} value={[]} onChange={(files) => onFiles([files ?? []].flat())} />
))
