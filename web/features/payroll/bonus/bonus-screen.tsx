import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Calculator, Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { financialYear } from '@muster/engine/day.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate, formatMonth, today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import { form16Years } from '../form16/form16-years.ts'
import { EntitySelect } from '../legal-entity/entity-select.tsx'
import { SeveralNotice } from '../legal-entity/several-notice.tsx'
import { useEntities } from '../legal-entity/use-entities.ts'
import type { OfEntity } from '../output/of-entity.ts'
import { SelectInput } from '../select-later.tsx'
import { BonusPeople } from './bonus-people.tsx'
import { bonusReads, type BonusYear } from './bonus-state.ts'
import { BonusSums } from './bonus-sums.tsx'

const TermsDialog = lazyDialog(() => import('./bonus-terms-dialog.tsx'))
const EntryDialog = lazyDialog(() => import('./bonus-entry-dialog.tsx'))

/** The statutory bonus of an accounting year: calculated, reviewed by person, entered in pay, and its forms. */
export default function BonusScreen() {
  const years = form16Years().filter((year) => year < financialYear(today()))
  const list = useListQuery({
    limit: 20,
    sorts: ['name', 'payable'],
    sortBy: 'name',
    filters: { state: ['payable', 'entered', 'paid', 'nothing', 'excluded'], year: 'any', entity: 'any' },
  })
  const year = list.filters.year ?? years[0]!
  const entities = useEntities()
  const chosen = entities.find(({ value }) => value === list.filters.entity) ?? entities[0]
  const ofEntity = chosen === undefined ? {} : { entity: chosen.value }
  const reply = useApi('GET /api/v1/user/bonus-run', { query: { year, ...ofEntity } })
  const canWrite = useCan('payRollHistoryWrite')
  const [open, setOpen] = useState<'terms' | 'entry' | 'undo' | null>(null)
  const close = () => setOpen(null)
  const { data } = reply
  const run = data?.run ?? null
  const undo = useCall('DELETE /api/v1/user/bonus-run/entry/{year}', { stale: bonusReads })
  const isOpen = canWrite && data !== undefined && run?.month == null
  const isEntered = canWrite && run?.month != null && !run.isPaid
  return (
    <>
      <PageHeader
        title={t`Statutory bonus`}
        subtitle={t`The annual bonus of everyone entitled to it by law.`}
        primary={
          isOpen &&
          (run !== null && run.dueToAllPaise > 0
            ? { label: t`Enter in pay`, onClick: () => setOpen('entry') }
            : run === null && { label: t`Calculate bonus`, icon: Calculator, onClick: () => setOpen('terms') })
        }
        secondary={[
          isOpen && run !== null && { label: t`Calculate again`, icon: Calculator, onClick: () => setOpen('terms') },
          isEntered && { label: t`Undo entry in pay`, danger: true, onClick: () => setOpen('undo') },
          ...useForms({ year, ...ofEntity }, run !== null),
        ]}
      />
      <SeveralNotice
        text={t`Each legal entity pays a bonus at its own rate and has its own forms. People who moved within the year count where they were in March, with the pay of the whole year. Entering the bonus in pay covers all legal entities.`}
      />
      <CompanyPendingNotice areas={['salary']} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={{ width: 160 }}>
            <SelectInput
              label={t`Accounting year`}
              value={year}
              options={years.map((one) => ({ value: one, label: one }))}
              onChange={(one) => list.setFilter('year', one ?? undefined)}
            />
          </Box>
          <EntitySelect
            options={entities}
            value={chosen?.value ?? ''}
            onChange={(one) => list.setFilter('entity', one)}
          />
        </Box>
        {data === undefined ? null : <Due year={data} />}
        <BonusSums run={run} isLoading={data === undefined && reply.error === undefined} />
        <BonusPeople year={year} ofEntity={ofEntity} list={list} run={run} canWrite={canWrite} />
      </Box>
      <Suspense fallback={null}>
        {open === 'terms' && data !== undefined ? <TermsDialog year={data} of={chosen} onClose={close} /> : null}
        {open === 'entry' && data !== undefined ? <EntryDialog year={data} onClose={close} /> : null}
      </Suspense>
      {open === 'undo' && run?.month != null ? (
        <ConfirmDialog
          open
          danger
          title={t`Undo the bonus in the pay of ${formatMonth(run.month)}?`}
          confirm={t`Undo`}
          keep={t`Cancel`}
          onConfirm={async () => {
            await undo.run({ params: { year } })
            snack(t`Bonus removed from pay`)
            close()
          }}
          onClose={close}
        >
          {plural(run.people, {
            one: 'The bonus is removed from pay. You can enter it again.',
            other: 'The bonus of everyone is removed from pay. You can enter it again.',
          })}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Due({ year: { dueOn, run, year } }: { year: BonusYear }) {
  const left = run === null ? null : run.payablePaise - run.paidPaise
  if (left === 0) return null
  const isLate = dueOn < today()
  return (
    <Alert severity={isLate ? 'warning' : 'info'}>
      {isLate
        ? t`The bonus of ${year} was due on ${formatDate(dueOn)}.`
        : t`The bonus of ${year} is due by ${formatDate(dueOn)}.`}
      {run?.month == null ? null : ` ${t`It is entered in the pay of ${formatMonth(run.month)}.`}`}
    </Alert>
  )
}

/** The register and the return, as files. */
function useForms(of: OfEntity & { year: string }, isCalculated: boolean) {
  const download = useDownload()
  if (!isCalculated) return []
  const file = (form: 'register' | 'return', format: 'csv' | 'xlsx', label: string) => ({
    ...{ label, icon: Download, pending: download.pending },
    onClick: () =>
      void download.run(`bonus-${form}-${of.year}.${format}`, () =>
        api('GET /api/v1/user/bonus-run/file/{form}', { params: { form }, query: { ...of, format } }),
      ),
  })
  return [
    file('register', 'xlsx', t`Download Form C (XLSX)`),
    file('register', 'csv', t`Download Form C (CSV)`),
    file('return', 'xlsx', t`Download Form D (XLSX)`),
    file('return', 'csv', t`Download Form D (CSV)`),
  ]
}
