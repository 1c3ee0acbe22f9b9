import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { listText } from '../../../shared/format/list.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EntitySelect } from '../legal-entity/entity-select.tsx'
import { useEntities } from '../legal-entity/use-entities.ts'
import { ComplianceRow } from './compliance-row.tsx'
import type { ComplianceItem } from './compliance-item.ts'
import { FilingDialog } from './filing-dialog.tsx'

/** Returns and statutory payments as an agenda: overdue, due by month, and filed. */
export default function ComplianceScreen() {
  const reply = useApi('GET /api/v1/user/compliance')
  const entities = useEntities()
  const [shown, setShown] = useState('all')
  const [chosen, setChosen] = useState<ComplianceItem | null>(null)
  const header = (
    <PageHeader
      title={t`Compliance calendar`}
      subtitle={t`Returns and statutory payments for your registrations, by due date.`}
    />
  )
  if (reply.error)
    return (
      <>
        {header}
        <ErrorState
          title={t`Could not load the compliance calendar.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      </>
    )
  if (!reply.data)
    return (
      <>
        {header}
        <TextSkeleton lines={10} />
      </>
    )
  const isShown = ({ entity }: ComplianceItem) => shown === 'all' || (entity?._id ?? 'own') === shown
  const groups = groupsOf(reply.data.items.filter(isShown))
  return (
    <>
      {header}
      {entities.length === 0 ? null : (
        <Box sx={{ mb: 2.5 }}>
          <EntitySelect
            options={[{ value: 'all', label: t`All legal entities` }, ...entities]}
            value={shown}
            onChange={setShown}
          />
        </Box>
      )}
      <WithoutDueDay states={reply.data.withoutDueDay} />
      {groups.length === 0 ? (
        <Panel>
          <EmptyState
            title={t`No returns or payments due`}
            text={t`Add your registrations in the statutory settings to see what is due.`}
            icon={CalendarCheck}
          />
        </Panel>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {groups.map(({ title, items }) => (
            <Panel key={title} title={title} flush>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.map((item) => (
                  <ComplianceRow
                    key={`${item.entity?._id ?? ''} ${item.kind} ${item.state} ${item.to}`}
                    item={item}
                    onFile={() => setChosen(item)}
                  />
                ))}
              </Box>
            </Panel>
          ))}
        </Box>
      )}
      {chosen === null ? null : <FilingDialog item={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Says what the calendar does not know, so that no one relies on it. */
function WithoutDueDay({ states }: { states: readonly string[] }) {
  if (states.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t`The due date of professional tax in ${listText(states)} is not in this calendar. Check it with the state.`}
    </Alert>
  )
}

function groupsOf(items: readonly ComplianceItem[]) {
  const overdue = items.filter(({ status }) => status === 'overdue')
  const filed = items.filter((item) => item.filed !== null).toReversed()
  const open = Map.groupBy(
    items.filter(({ status }) => status === 'open'),
    ({ dueOn }) => dueOn.slice(0, 7),
  )
  return [
    { title: t`Overdue`, items: overdue },
    ...[...open].map(([month, all]) => ({ title: t`Due in ${formatMonth(month)}`, items: all })),
    { title: t`Filed and paid`, items: filed },
  ].filter((group) => group.items.length > 0)
}
