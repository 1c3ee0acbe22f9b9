import { plural, t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { entryOf } from '@muster/contract/request-types.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration, formatTime } from '../../../shared/format/time.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { compOffReads, whyText } from './comp-off.ts'

type Days = NonNullable<Got<'GET /api/v1/employee/compOff-days'>>
type WorkedDay = Days['days'][number]

const title = () => t`Request comp-off`

/** Claims a worked day: one of those that punches prove. */
export default function CompOffForm() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/compOff-days')
  if (!data) {
    return (
      <>
        <PageHeader title={title()} />
        {error ? (
          <ErrorState title={t`Could not load the days you worked.`} error={error} onRetry={() => void mutate()} />
        ) : (
          <FormSkeleton />
        )}
      </>
    )
  }
  if (data.days.every(({ isRequested }) => isRequested)) {
    return (
      <>
        <PageHeader title={title()} />
        <EmptyState
          title={t`No days to claim`}
          text={plural(data.requestWithinDays, {
            one: 'You have not worked overtime or on a day off in the last day. Days appear here once you have punched out.',
            other:
              'You have not worked overtime or on a day off in the last # days. Days appear here once you have punched out.',
          })}
          action={{ label: t`Back to compensation`, to: entryOf('compOff').own }}
        />
      </>
    )
  }
  return <Fields {...data} />
}

const blank = { day: '', amount: '', minutes: null }

function Fields({ days, validDays }: Days) {
  const open = days.filter(({ isRequested }) => !isRequested)
  return (
    <RequestForm
      type="compOff"
      title={title()}
      sent={t`Comp-off request submitted`}
      blank={blank}
      fromDraft={(kept) => ({ ...kept, ...(open.some(({ day }) => day === kept['day']) ? {} : { day: '' }) })}
      schema={() => import('@muster/contract/attendance/comp-off.routes.ts').then((routes) => routes.CompOffDraft)}
      prepare={amountOf}
      send={(body, sending) => api('POST /api/v1/employee/compOff-request', { body, ...sending })}
      stale={compOffReads}
    >
      <FormSection
        title={t`Day worked`}
        description={plural(validDays, {
          one: 'An approved comp-off can be used for # day after the day worked.',
          other: 'An approved comp-off can be used for # days after the day worked.',
        })}
      >
        <SelectField
          name="day"
          label={t`Date worked`}
          options={open.map((day) => ({ value: day.day, label: dayLabel(day) }))}
        />
        <Amount days={open} />
      </FormSection>
    </RequestForm>
  )
}

function Amount({ days }: { days: readonly WorkedDay[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const [day, amount] = useWatch({ name: ['day', 'amount'] }) as [string, string]
  const work = days.find((one) => one.day === day)
  if (work === undefined) return null
  const { mostHalfDays, halfDayMinutes, fullDayMinutes } = work
  return (
    <>
      <RadioCards
        name="amount"
        label={t`Comp-off`}
        helper={proofText(work)}
        options={[
          {
            ...{ value: 'full', label: t`Full day`, disabled: mostHalfDays < 2 },
            detail: t`At least ${formatDuration(fullDayMinutes)} of work`,
          },
          { value: 'half', label: t`Half day`, detail: t`At least ${formatDuration(halfDayMinutes)} of work` },
          { value: 'hours', label: t`Hours`, detail: t`Converted by your shift` },
        ]}
      />
      {amount === 'hours' ? <NumberField name="minutes" label={t`Time to claim`} unit={t`min`} /> : null}
    </>
  )
}

/** "Sun, 15 Nov 2026 · Weekly off · 8 h 10 m" */
const dayLabel = (day: WorkedDay) =>
  [formatDate(day.day, 'weekday'), whyText(day), formatDuration(day.minutes)].join(' · ')

function proofText({ firstIn, lastOut, minutes }: WorkedDay): string {
  const worked = formatDuration(minutes)
  return firstIn === null || lastOut === null
    ? t`${worked} recorded`
    : t`In ${formatTime(firstIn)}, out ${formatTime(lastOut)}: ${worked} recorded`
}

/** Minutes are sent only with hours. */
function amountOf(body: Record<string, unknown>): Record<string, unknown> {
  const { minutes, ...rest } = body
  return body['amount'] === 'hours' ? { ...rest, minutes } : rest
}
