import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { SelectInput } from '../select-later.tsx'
import type { EntityOption } from './use-entities.ts'

interface Props {
  /** If empty, nothing is shown. */
  options: readonly EntityOption[]
  value: string
  onChange: (value: string) => void
}

/** Chooses which of several legal entities a page is about. */
export function EntitySelect({ options, value, onChange }: Props) {
  return options.length === 0 ? null : (
    <Box sx={{ width: 260, maxWidth: '100%' }}>
      <SelectInput label={t`Legal entity`} value={value} options={[...options]} onChange={onChange} />
    </Box>
  )
}
