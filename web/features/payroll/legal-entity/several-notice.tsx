import { Alert } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'

/** What is to know of a page where the organisation has several legal entities; nothing where it has itself alone. */
export function SeveralNotice({ text }: { text: string }) {
  const canRead = useCan(['payRollHistoryRead', 'form16Read', 'access_statutory_settings'])
  const { data } = useApi(canRead ? 'GET /api/v1/user/legal-entity-name' : null)
  return data === undefined || data.length === 0 ? null : (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {text}
    </Alert>
  )
}
