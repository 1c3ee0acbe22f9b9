import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import type { OneImport } from '../import-view.ts'
import { importReads } from '../use-import-progress.ts'

/** The sheet of the workbook that is imported; another one is read at once, with its own columns and rows. */
export function SheetInput({ of: { _id: id, sheet, sheets, state } }: { of: OneImport }) {
  const choose = useCall('PUT /api/v1/user/data-import/{id}/sheet', { stale: importReads })
  const error = choose.error === null ? undefined : (choose.fieldErrors[0]?.message ?? messageOf(choose.error))
  return (
    <Box sx={{ maxWidth: { sm: 360 } }}>
      <SelectInput
        label={t`Sheet`}
        options={sheets.map((name) => ({ value: name, label: name }))}
        value={sheet}
        disabled={choose.pending}
        onChange={(next) => {
          if (next !== sheet) void choose.run({ params: { id }, body: { sheet: next } }).catch(() => undefined)
        }}
        helper={
          state === 'matching'
            ? t`Only this sheet is imported.`
            : t`Only this sheet is imported. If you choose another one, your corrections are lost.`
        }
        {...(error === undefined ? {} : { error })}
      />
    </Box>
  )
}
