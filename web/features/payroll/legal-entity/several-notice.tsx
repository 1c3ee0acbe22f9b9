import { Alert } from '@mui/material'
import { useEntities } from './use-entities.ts'

/** What to know on a page if there are several legal entities; nothing if there is only the organisation itself. */
export function SeveralNotice({ text }: { text: string }) {
  return useEntities().length === 0 ? null : (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {text}
    </Alert>
  )
}
