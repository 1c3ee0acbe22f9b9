import { t } from '@lingui/core/macro'
import type { ReadKey, Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { DateText } from '../../shared/format/date-text.tsx'
import type { Column } from '../../shared/table/column.ts'
import { DataList } from '../../shared/table/data-list.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'

const own = 'GET /api/v1/privacy/own-consent' satisfies ReadKey
const ofEmployee = 'GET /api/v1/privacy/consent/{id}' satisfies ReadKey
type Consent = Got<typeof own>[number]

/** The person's own consents. */
export function OwnConsentsPanel() {
  const reply = useApi(own)
  return <ConsentsPanel reply={reply} subtitle={t`Policies and terms that you agreed to, with their versions.`} />
}

/** An employee's consents. */
export function EmployeeConsentsPanel({ id, name }: { id: string; name: string }) {
  const reply = useApi(ofEmployee, { params: { id } })
  return <ConsentsPanel reply={reply} subtitle={t`Policies and terms that ${name} agreed to, with their versions.`} />
}

function ConsentsPanel({ reply, subtitle }: { reply: ReturnType<typeof useApi<typeof own>>; subtitle: string }) {
  return (
    <Panel title={t`Consents`} subtitle={subtitle} flush>
      <DataList
        reply={reply}
        words={{ label: t`Consents`, failed: t`Could not load consents.`, unmatched: t`No consents` }}
        columns={columns()}
        rowKey={({ document, title, version }) => [document, title, version].join(' ')}
        rowName={titleOf}
        empty={<EmptyState title={t`No consents yet`} text={t`Acknowledged company policies appear here.`} />}
      />
    </Panel>
  )
}

function columns(): Column<Consent>[] {
  return [
    { key: 'title', header: t`Document`, cell: titleOf, card: 'title' },
    { key: 'version', header: t`Version`, cell: versionOf, card: 'fact' },
    {
      ...{ key: 'agreedAt', header: t`Agreed on`, card: 'fact' },
      cell: ({ agreedAt }) => <DateText value={agreedAt.slice(0, 10)} />,
    },
    {
      ...{ key: 'state', header: t`Status`, card: 'meta' },
      cell: ({ state }) => <StatusChip status={state} label={stateLabel(state)} tone={tones[state]} />,
    },
  ]
}

const tones = { current: 'success', outdated: 'warning', ended: 'neutral' } as const

function titleOf({ document, title }: Consent): string {
  if (document === 'terms') return t`Terms of service`
  return document === 'privacy' ? t`Privacy policy` : (title ?? '')
}

/** The version of our own texts is their effective date. */
function versionOf({ document, version }: Consent): string {
  return document === 'policy' ? version : t`Effective from ${formatDate(version)}`
}

function stateLabel(state: Consent['state']): string {
  if (state === 'current') return t`Current version`
  return state === 'outdated' ? t`Later version pending` : t`Policy deleted`
}
