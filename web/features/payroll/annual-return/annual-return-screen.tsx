import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Download, FileSpreadsheet } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useEntities } from '../legal-entity/use-entities.ts'
import { AnnualFigures } from './annual-figures.tsx'
import { all, AnnualFilters, placeQuery } from './annual-filters.tsx'
import { AnnualSums } from './annual-sums.tsx'
import { monthsText, type AnnualReturn } from './annual-labels.ts'

/** The figures of a calendar year for the annual return under the labour laws, with their definitions; not the form itself. */
export default function AnnualReturnScreen() {
  const list = useListQuery({ limit: 10, sorts: [], filters: { year: 'any', entity: 'any', place: 'any' } })
  const { year, entity, place } = list.filters
  const query = {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(entity === undefined ? {} : { entity }),
    ...placeQuery(place),
  }
  const reply = useApi('GET /api/v1/user/annual-return', { query })
  const entities = useEntities()
  const download = useDownload()
  const { data, error } = reply
  const hasFigures = data !== undefined && data.months !== null
  return (
    <>
      <PageHeader
        title={t`Annual return`}
        subtitle={t`Figures for the annual return under the labour laws, by calendar year.`}
        primary={
          hasFigures && {
            ...{ label: t`Download XLSX`, icon: Download, pending: download.pending },
            onClick: () =>
              void download.run(t`Annual return figures ${data.year}.xlsx`, () =>
                api('GET /api/v1/user/annual-return/file', { query }),
              ),
          }
        }
      />
      {error ? (
        <ErrorState title={t`Could not load the figures.`} error={error} onRetry={() => void reply.mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={12} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <AnnualFilters
            {...{ data, entities, entity: entity ?? all, place: place ?? all }}
            onChange={(name, value) => list.setFilter(name, value)}
          />
          <Figures data={data} />
        </Box>
      )}
    </>
  )
}

function Figures({ data }: { data: AnnualReturn }) {
  const counted = monthsText(data)
  if (data.months === null)
    return (
      <Panel>
        <EmptyState
          title={t`No approved pay in ${data.year}`}
          text={t`Figures appear once a pay run of the year is approved.`}
          icon={FileSpreadsheet}
        />
      </Panel>
    )
  return (
    <>
      <Alert severity="info">
        {t`Enter these figures at the portal by ${formatDate(data.dueOn)}. They are not the form itself: the final layout of Forms XVII and XVIII is not published here.`}
      </Alert>
      {counted === null ? null : <Alert severity="warning">{counted}</Alert>}
      {data.employers.map((employer) => (
        <Employer key={employer._id ?? 'own'} employer={employer} />
      ))}
      <AnnualFigures figures={data.figures} />
      <AnnualSums byMonth={data.byMonth} byPart={data.byPart} />
    </>
  )
}

function Employer({ employer }: { employer: AnnualReturn['employers'][number] }) {
  return (
    <Panel title={employer.name}>
      <Facts
        facts={[
          { label: t`Legal name`, value: employer.legalName },
          { label: t`Address`, value: employer.address },
          { label: t`Industry`, value: employer.industry },
          { label: t`PAN`, value: employer.pan },
          { label: t`TAN`, value: employer.tan },
          { label: t`EPF establishment number`, value: employer.establishmentNumber },
          { label: t`ESI employer code`, value: employer.employerCode },
          { label: t`Person responsible`, value: employer.responsible },
        ]}
      />
    </Panel>
  )
}
