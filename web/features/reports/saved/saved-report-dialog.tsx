import { t } from '@lingui/core/macro'
import { savedPeriods } from '@muster/contract/reports/saved-report.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { reportLabels } from '../report-labels.ts'
import { periodLabel, type Saved } from './saved-report.ts'

interface Props {
  /** The report shown, or the saved report to change. */
  shown: Pick<Saved, 'report' | 'measure' | 'from' | 'to'> & { departmentId: string | null; locationId: string | null }
  saved: Saved | null
  onClose: () => void
}

const schema = () =>
  import('@muster/contract/reports/saved-report.routes.ts').then(({ SavedReportInput }) => SavedReportInput)

/** Name, period, sharing and monthly email of a saved report. */
export default function SavedReportDialog({ shown, saved, onClose }: Props) {
  const { data: viewers } = useApi('GET /api/v1/user/report/{report}/viewer', { params: { report: shown.report } })
  const choice = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name })
  const { title } = reportLabels[shown.report]
  const values = {
    ...{ name: saved?.name ?? '', period: saved?.period ?? 'thisMonth', isShared: saved?.isShared ?? false },
    ...{ mailDay: saved?.mailDay ?? null, readerIds: (saved?.readers ?? []).map(choice) },
  }
  return (
    <FormDialog
      open
      title={saved === null ? t`Save report` : t`Edit saved report`}
      values={values}
      schema={schema}
      prepare={(body) => ({ ...body, ...shown })}
      fieldOf={(path) => (path.startsWith('readerIds') ? 'readerIds' : path)}
      send={(body) =>
        saved === null
          ? api('POST /api/v1/user/saved-report', { body })
          : api('PUT /api/v1/user/saved-report/{id}', { params: { id: saved._id }, body })
      }
      onDone={() => {
        snack(t`Report saved`)
        void invalidate('GET /api/v1/user/saved-report')
      }}
      submit={t`Save report`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} maxLength={80} />
      <RadioCards
        name="period"
        label={t`Period`}
        options={savedPeriods.map((value) => ({ value, label: periodLabel(value, shown) }))}
      />
      <SwitchField
        name="isShared"
        label={t`Share this report`}
        helper={t`Everyone who may view "${title}" sees it in their saved reports.`}
      />
      <NumberField
        name="mailDay"
        label={t`Monthly email on day`}
        optional
        helper={t`From 1 to 28. The email contains a link to the report and no figures.`}
      />
      <ChoicesField
        name="readerIds"
        label={t`Email recipients`}
        optional
        options={(viewers ?? []).map(choice)}
        helper={t`People who may still view the report on that day.`}
      />
    </FormDialog>
  )
}
