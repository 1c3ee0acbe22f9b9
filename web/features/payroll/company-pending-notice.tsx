import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { useSession } from '../../shared/session/session.ts'
import { PendingNotice } from '../../shared/pending/pending-notice.tsx'

/** Changes to company settings that await a second person. */
export function CompanyPendingNotice({ areas }: { areas: readonly TwoPersonArea[] }) {
  const company = useSession(({ user }) => user?.organisation)
  return company ? <PendingNotice recordId={company} areas={areas} /> : null
}
