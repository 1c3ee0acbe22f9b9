import { plural, t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { FileText, Send, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { form16Columns } from './form16-columns.tsx'
import { papersOf } from './form16-papers.ts'
import { Form16Summary } from './form16-summary.tsx'
import { form16Years } from './form16-years.ts'
import { SeveralNotice } from '../legal-entity/several-notice.tsx'
import { useEntities } from '../legal-entity/use-entities.ts'
import { SelectInput } from '../select-later.tsx'
import { useForm16Making } from './use-form16-making.ts'

// Loaded when opened.
const ConfirmDialog = lazyDialog(() =>
  import('../../../shared/form/confirm/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)
const PartADialog = lazyDialog(() => import('./form16-part-a-dialog.tsx'))

const shown = [
  { value: 'noPan', label: t`PAN missing` },
  { value: 'noPartA', label: t`Part A not uploaded` },
  { value: 'noPartB', label: t`Part B not generated` },
  { value: 'outdated', label: t`Part B outdated` },
  { value: 'notIssued', label: t`Not issued` },
  { value: 'issued', label: t`Issued` },
]

/** The salary and tax certificates of a year: Part A uploaded, Part B generated, both issued to employees. */
export default function Form16Screen() {
  const [open, setOpen] = useState<'partA' | 'issue' | null>(null)
  const list = useListQuery({
    sorts: ['name', 'issuedAt', 'tds'],
    sortBy: 'name',
    filters: { show: ['noPan', 'noPartA', 'noPartB', 'outdated', 'notIssued', 'issued'], financialYear: 'any' },
  })
  const requested = list.filters.financialYear
  const reply = useApi('GET /api/v1/user/form-16', { query: list.query })
  const { data: year } = useApi('GET /api/v1/user/form-16-year', {
    query: requested === undefined ? {} : { financialYear: requested },
  })
  const { make, making, watch } = useForm16Making(year?.financialYear)
  const issue = useCall('PUT /api/v1/user/form-16-issue')
  const form = year?.form ?? t`Form 16`
  const entities = useEntities()
  const give = async (employeeIds?: readonly string[]) => {
    if (year === undefined) return
    const { financialYear } = year
    const body = { financialYear, ...(employeeIds === undefined ? {} : { employeeIds: [...employeeIds] }) }
    const { issued, excluded } = await issue.run({ body })
    if (issued > 0) watch()
    const done =
      issued === 0
        ? t`${form} was already issued.`
        : plural(issued, { one: `${form} issued to # employee.`, other: `${form} issued to # employees.` })
    const left =
      excluded > 0 &&
      plural(excluded, {
        one: '# employee without Part B is excluded.',
        other: '# employees without Part B are excluded.',
      })
    snack([done, left].filter(Boolean).join(' '))
  }
  const giveOne = (id: string) => give([id]).catch((error: unknown) => snackError(messageOf(error)))
  const hasPeople = year !== undefined && year.people > 0
  return (
    <>
      <PageHeader
        title={form}
        subtitle={
          year === undefined
            ? t`Part A comes from TRACES. Generate Part B here from locked pay runs.`
            : t`Salary paid and tax deducted in ${year.financialYear}. Part A comes from TRACES; generate Part B here from locked pay runs.`
        }
        primary={
          hasPeople && { label: t`Generate Part B`, icon: FileText, onClick: () => void make(), pending: making }
        }
        secondary={[
          hasPeople && { label: t`Upload Part A`, icon: Upload, onClick: () => setOpen('partA') },
          hasPeople &&
            year.withPartB > 0 && { label: t`Issue to employees`, icon: Send, onClick: () => setOpen('issue') },
        ]}
      />
      <SeveralNotice
        text={t`Employees paid by several legal entities in the year get a certificate from each. The later one includes the salary and TDS of the earlier one.`}
      />
      <Form16Summary year={year} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Certificates`,
            failed: t`Could not load certificates.`,
            unmatched: t`No certificates match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[{ name: 'show', label: t`Show`, options: shown }]}
          toolbar={
            <Box sx={{ width: 140 }}>
              <SelectInput
                label={t`Financial year`}
                hideLabel
                value={year?.financialYear ?? requested ?? null}
                options={form16Years().map((one) => ({ value: one, label: one }))}
                onChange={(one) => list.setFilter('financialYear', one ?? undefined)}
              />
            </Box>
          }
          columns={form16Columns(entities.length > 0)}
          rowKey={(row) => `${row._id} ${row.employer?._id ?? ''}`}
          rowName={(row) => [row.name, row.employer?.name].filter(Boolean).join(', ')}
          rowActions={(row) => [
            ...papersOf(row, form),
            {
              label: row.partB === null ? t`Generate Part B` : t`Regenerate Part B`,
              onClick: () => void make([row._id]),
            },
            row.partB !== null && { label: t`Issue to employee`, onClick: () => void giveOne(row._id) },
          ]}
          empty={
            <EmptyState
              title={t`No salaries paid in this year`}
              text={t`Form 16 is generated from locked months. Choose another year, or approve a pay run.`}
            />
          }
        />
      </Panel>
      {open === 'partA' && year !== undefined ? (
        <Suspense>
          <PartADialog financialYear={year.financialYear} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'issue' ? (
        <Suspense>
          <ConfirmDialog
            open
            title={t`Issue ${form} for ${year?.financialYear ?? ''}?`}
            confirm={t`Issue to employees`}
            keep={t`Cancel`}
            danger={false}
            onConfirm={() => give()}
            onClose={() => setOpen(null)}
          >
            {plural(year?.withPartB ?? 0, {
              one: '# employee with Part B will be able to download it, along with Part A if it is uploaded. The employee is notified here and by email, unless the same parts were issued before.',
              other:
                '# employees with Part B will be able to download it, along with Part A where it is uploaded. They are notified here and by email, except those who already have the same parts.',
            })}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
