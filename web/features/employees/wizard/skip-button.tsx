import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import type { Wizard } from './wizard-page.tsx'

/** A step may be left for later. */
export function SkipButton({ wizard }: { wizard: Wizard }) {
  return <Button color="inherit" onClick={wizard.next} sx={{ ml: { sm: 'auto' } }}>{t`Skip for now`}</Button>
}
