import { Alert } from '@mui/material'
import { useEntities } from './use-entities.ts'

/** What is to know of a page where the organisation has several legal entities; nothing where it has itself alone. */
export function SeveralNotice({ text }: { text: string }) {
  return useEntities().length === 0 ? null : (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {text}
    </Alert>
  )
}
