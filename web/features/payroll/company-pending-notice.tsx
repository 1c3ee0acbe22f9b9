import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { useSession } from '../../shared/session/session.ts'
import { PendingNotice } from '../../shared/pending/pending-notice.tsx'

/** What awaits a second person about the settings of the company. */
export function CompanyPendingNotice({ areas }: { areas: readonly TwoPersonArea[] }) {
  const company = useSession(({ user }) => user?.organisation)
  return company ? <PendingNotice recordId={company} areas={areas} /> : null
}
