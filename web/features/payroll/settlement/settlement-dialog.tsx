import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { SettlementItems } from './settlement-items.tsx'
import { noticeLabels, reasonLabels, settlementReads, type Decided } from './settlement-labels.ts'

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

const nothing = {
  reason: 'resignation',
  noticeDays: 30,
  servedDays: 30,
  noticeBy: 'employee',
  isFixedTerm: false,
  paysGratuity: true,
  paysBonus: true,
  gratuityExemptBeforePaise: 0,
  leaveExemptBeforePaise: 0,
  items: [],
}

interface Props {
  employeeId: string
  name: string
  /** Null for a new one. */
  decided: Decided | null
  onClose: () => void
}

/** The decisions of a settlement. */
export default function SettlementDialog({ employeeId, name, decided, onClose }: Props) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Full and final settlement: ${name}`}
      intro={t`Leave is encashed if entered under Leave for payment on the last working day. Loans are recovered in full.`}
      values={decided === null ? nothing : valuesOf(decided)}
      prepare={({ items = [], ...body }) => ({
        ...body,
        items,
        gratuityExemptBeforePaise: body['gratuityExemptBeforePaise'] ?? 0,
        leaveExemptBeforePaise: body['leaveExemptBeforePaise'] ?? 0,
      })}
      schema={() =>
        import('@muster/contract/payroll/settlement/settlement.routes.ts').then((routes) => routes.SettlementInput)
      }
      send={(body) => api('PUT /api/v1/employee/settlement/{id}', { params: { id: employeeId }, body })}
      onDone={() => {
        snack(t`Settlement saved`)
        void invalidate(...settlementReads)
      }}
      submit={t`Save`}
    >
      <Fields>
        <SelectField name="reason" label={t`Reason for leaving`} options={optionsOf(reasonLabels)} />
        <FieldRow>
          <NumberField name="noticeDays" label={t`Notice period`} unit={t`days`} />
          <NumberField name="servedDays" label={t`Days served`} unit={t`days`} />
          <SelectField name="noticeBy" label={t`Notice shortfall`} options={optionsOf(noticeLabels)} />
        </FieldRow>
        <SwitchField name="paysGratuity" label={t`Pay gratuity, if due`} />
        <SwitchField name="paysBonus" label={t`Pay statutory bonus for the year, if due`} />
        <SwitchField name="isFixedTerm" label={t`Fixed-term employment`} helper={t`Gratuity is due after one year.`} />
        <FieldRow>
          <MoneyField
            name="gratuityExemptBeforePaise"
            label={t`Earlier tax-exempt gratuity`}
            helper={t`From previous employers.`}
            optional
          />
          <MoneyField
            name="leaveExemptBeforePaise"
            label={t`Earlier tax-exempt leave encashment`}
            helper={t`From previous employers.`}
            optional
          />
        </FieldRow>
        <SettlementItems />
      </Fields>
    </FormDialog>
  )
}

function valuesOf({ _id, state, approvedBy, approvedAt, runId, checks, ...values }: Decided) {
  return values
}
