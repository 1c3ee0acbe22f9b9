import { t } from '@lingui/core/macro'
import { addMonths, financialYear, monthOf } from '@muster/engine/day.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { formatMonth, today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ownRunReads, type OpeningPay } from '../types.ts'

interface Props {
  employeeId: string
  name: string
  /** Null for a new one. */
  entry: OpeningPay | null
  entries: readonly OpeningPay[]
  firstRun: string | null
  onClose: () => void
}

/** Enters what was paid and deducted in one month, or in several together. */
export default function OpeningPayDialog({ employeeId, name, entry, entries, firstRun, onClose }: Props) {
  const last = addMonths(firstRun ?? monthOf(today()), -1)
  const { months, ...figures } = startingValues(entry, entries, last)
  const limit = firstRun === null ? {} : { max: last, helper: t`${formatMonth(firstRun)} is the first month run here` }
  return (
    <FormDialog
      open
      onClose={onClose}
      width={840}
      title={entry ? t`Edit pay before Muster for ${name}` : t`Add pay before Muster for ${name}`}
      intro={t`Enter one month, or the totals of several. Copy the amounts from the payslips of your previous payroll; leave amounts that are not on them empty.`}
      values={{ ...months, ...figures }}
      prepare={({ paidDays, ...body }) => ({
        ...body,
        ...(typeof paidDays === 'number' ? { paidHalfDays: paidDays * 2 } : {}),
        employeeId,
      })}
      fieldOf={(path) => (path === 'paidHalfDays' ? 'paidDays' : path)}
      schema={() =>
        import('@muster/contract/payroll/pay-run/opening-pay.routes.ts').then((routes) => routes.OpeningPayInput)
      }
      send={async ({ employeeId: of, ...body }) => {
        if (entry === null) await api('POST /api/v1/user/opening-pay', { body: { ...body, employeeId: of } })
        else await api('PUT /api/v1/user/opening-pay/{id}', { params: { id: entry._id }, body })
      }}
      onDone={() => {
        snack(t`Saved`)
        for (const read of ['GET /api/v1/user/opening-pay', ...ownRunReads] as const) void invalidate(read)
      }}
      submit={t`Save`}
    >
      <Fields>
        <FieldRow>
          <DateField name="fromMonth" label={t`From month`} month {...limit} />
          <DateField name="toMonth" label={t`To month`} month {...limit} />
          <NumberField name="paidDays" label={t`Paid days`} decimals={1} helper={t`Empty: every day`} />
        </FieldRow>
        <FieldRow>
          <MoneyField
            name="salaryPaise"
            label={t`Gross salary`}
            helper={t`With bonus, arrears and exempt allowances`}
          />
          <MoneyField name="tdsPaise" label={t`TDS`} />
          <MoneyField name="ptPaise" label={t`Professional tax`} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="pfPaise" label={t`Employee PF`} helper={t`With voluntary PF`} />
          <MoneyField name="esiWagesPaise" label={t`ESI wages`} helper={t`Empty: not covered by ESI`} />
          <MoneyField name="bonusWagesPaise" label={t`Bonus wages`} helper={t`Empty: basic and DA`} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="basicPaise" label={t`Basic, of the gross`} />
          <MoneyField name="daPaise" label={t`DA, of the gross`} />
          <MoneyField name="hraPaise" label={t`HRA, of the gross`} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="ltaPaise" label={t`LTA, of the gross`} />
          <MoneyField name="exemptPaise" label={t`Tax-exempt, of the gross`} helper={t`Exempt in both tax regimes`} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="perquisitesPaise" label={t`Perquisites`} helper={t`In addition to gross`} />
          <MoneyField name="employerNpsPaise" label={t`Employer NPS`} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="employerPfPaise" label={t`Employer PF`} helper={t`Without the pension share`} />
          <MoneyField name="superannuationPaise" label={t`Employer superannuation`} />
        </FieldRow>
      </Fields>
    </FormDialog>
  )
}

const amounts = [
  ...['salaryPaise', 'tdsPaise', 'ptPaise', 'pfPaise', 'esiWagesPaise', 'bonusWagesPaise', 'basicPaise', 'daPaise'],
  ...['hraPaise', 'ltaPaise', 'exemptPaise', 'perquisitesPaise', 'employerNpsPaise', 'employerPfPaise'],
  'superannuationPaise',
] as (keyof OpeningPay)[]

/** A new entry starts after the latest: in April, or at the start of the last month's half-year. */
function startingValues(entry: OpeningPay | null, entries: readonly OpeningPay[], last: string) {
  const of = (key: keyof OpeningPay) => (entry === null || entry[key] === 0 ? null : entry[key])
  const figures = {
    ...Object.fromEntries(amounts.map((key) => [key, of(key)])),
    paidDays: entry?.paidHalfDays == null ? null : entry.paidHalfDays / 2,
  }
  if (entry !== null) return { months: { fromMonth: entry.fromMonth, toMonth: entry.toMonth }, ...figures }
  const newest = entries
    .map(({ toMonth }) => toMonth)
    .toSorted()
    .at(-1)
  const april = `${financialYear(last).slice(0, 4)}-04`
  const next = newest === undefined ? april : addMonths(newest, 1)
  const fromMonth = next > last ? april : next
  const half = `${fromMonth.slice(0, 4)}-09`
  const toMonth = fromMonth <= half && last > half ? half : last
  return { months: { fromMonth, toMonth }, ...figures }
}
