import { t } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { today } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { PeopleDialog } from '../text/people-dialog.tsx'

type Row = Got<'GET /api/v1/employee/company-policy/{id}/acknowledgements'>['data'][number]

/** Who must acknowledge a policy, and who has. */
export default function AcknowledgementsDialog({
  id,
  title,
  onClose,
}: {
  id: string
  title: string
  onClose: () => void
}) {
  const [state, setState] = useState('')
  const [page, setPage] = useState(1)
  const filter = state === '' ? {} : { state: state as 'acknowledged' | 'missing' }
  const reply = useApi('GET /api/v1/employee/company-policy/{id}/acknowledgements', {
    params: { id },
    query: { page, limit: 20, ...filter },
  })
  const download = useDownload()
  return (
    <PeopleDialog<Row>
      title={t`Acknowledgements of "${title}"`}
      reply={reply}
      page={page}
      onPage={setPage}
      state={state}
      onState={setState}
      options={[
        { value: '', label: t`All` },
        { value: 'acknowledged', label: t`Acknowledged` },
        { value: 'missing', label: t`Not acknowledged` },
      ]}
      extra={
        <ActionButton
          action={{
            label: t`Download CSV`,
            icon: Download,
            pending: download.pending,
            onClick: () =>
              void download.run(`acknowledgements-${today()}.csv`, () =>
                api('GET /api/v1/employee/company-policy/{id}/acknowledgement-file', { params: { id }, query: filter }),
              ),
          }}
        />
      }
      words={{
        label: t`Acknowledgements`,
        failed: t`Could not load acknowledgements.`,
        unmatched: t`No one`,
      }}
      columns={[
        { key: 'name', header: t`Name`, cell: ({ name, code }) => `${name} (${code})` },
        { key: 'department', header: t`Department`, cell: ({ department }) => department ?? '–', card: 'meta' },
        {
          key: 'acknowledged',
          header: t`Acknowledged on`,
          cell: ({ acknowledgedAt, version }) =>
            acknowledgedAt === null
              ? t`Not acknowledged`
              : t`${formatInstant(acknowledgedAt)} (version ${version ?? 1})`,
          card: 'fact',
        },
        {
          key: 'reminded',
          header: t`Last reminded`,
          cell: ({ remindedAt }) => (remindedAt === null ? '–' : formatInstant(remindedAt)),
          card: 'fact',
        },
      ]}
      onClose={onClose}
    />
  )
}
