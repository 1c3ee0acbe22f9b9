import { t } from '@lingui/core/macro'
import { Clock } from 'lucide-react'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'

/** A tab whose place is taken and whose page comes later. */
export default function NotYetTab() {
  return (
    <Panel>
      <EmptyState
        icon={Clock}
        title={t`Not available yet`}
        text={t`This page is not available yet. It comes with a later release.`}
      />
    </Panel>
  )
}
