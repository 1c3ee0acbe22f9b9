import { t } from '@lingui/core/macro'
import { FileText } from 'lucide-react'
import { useApi } from '../../shared/call/use-api.ts'
import { DateText } from '../../shared/format/date-text.tsx'
import { isEmployee, useCan, useSession } from '../../shared/session/session.ts'
import type { Got } from '../../shared/call/types.ts'
import type { Column } from '../../shared/table/column.ts'
import { DataList } from '../../shared/table/data-list.tsx'
import { useListQuery } from '../../shared/table/list-query.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Person } from '../../shared/ui/person.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { documentCategories } from '@muster/contract/documents/document.ts'
import { categoryLabels, categoryOptions, expiryOf } from './document-labels.ts'
import OwnDocumentsTab from './own-documents-tab.tsx'

type Row = Got<'GET /api/v1/employee/all-gdpr-doc'>['data'][number]

/** Everyone's documents for people with access; for others their own. */
export default function OrganizationDocumentsTab() {
  const seesAll = useCan('employeeDocumentRead')
  const hasRecord = useSession(isEmployee)
  if (seesAll) return <AllDocuments />
  if (hasRecord) return <OwnDocumentsTab />
  return <EmptyState icon={FileText} title={t`No documents`} text={t`Your role can\'t view employee documents.`} />
}

const columns: Column<Row>[] = [
  {
    key: 'employee',
    header: t`Employee`,
    cell: ({ employee: { name, code, photo } }) => <Person name={name} photo={photo} detail={code} />,
    card: 'title',
  },
  { key: 'name', header: t`Document`, cell: ({ name }) => name, card: 'fact' },
  { key: 'category', header: t`Category`, cell: ({ category }) => categoryLabels[category], card: 'meta' },
  {
    key: 'expiry',
    header: t`Expiry`,
    cell: (row) => {
      const expiry = expiryOf(row)
      return expiry === null ? '–' : <StatusChip status="expiring" {...expiry} />
    },
    card: 'fact',
  },
  {
    key: 'uploaded',
    header: t`Uploaded`,
    cell: ({ uploadedAt }) => <DateText value={uploadedAt} />,
    from: 'lg',
    card: 'none',
  },
  {
    key: 'status',
    header: t`Status`,
    cell: ({ verified }) =>
      verified === null ? (
        <StatusChip status="pending" label={t`Not verified yet`} tone="neutral" />
      ) : (
        <StatusChip status="verified" label={t`Verified`} />
      ),
    card: 'status',
  },
]

function AllDocuments() {
  const list = useListQuery({
    limit: 10,
    filters: { category: [...documentCategories], state: ['unverified', 'expiring', 'expired'] },
  })
  const reply = useApi('GET /api/v1/employee/all-gdpr-doc', { query: list.query })
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Documents`,
          failed: t`Failed to fetch documents`,
          unmatched: t`No document matches.`,
        }}
        searchLabel={t`Search documents and people`}
        filters={[
          { name: 'category', label: t`Category`, options: categoryOptions },
          {
            name: 'state',
            label: t`Status`,
            options: [
              { value: 'unverified', label: t`Not verified yet` },
              { value: 'expiring', label: t`Expires soon` },
              { value: 'expired', label: t`Expired` },
            ],
          },
        ]}
        columns={columns}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.employee.name}, ${row.name}`}
        rowLink={(row) => `/home/employee-detail/${row.employee._id}?tab=documents`}
        empty={
          <EmptyState
            icon={FileText}
            title={t`No documents yet`}
            text={t`Documents that employees or HR upload appear here.`}
          />
        }
      />
    </Panel>
  )
}
