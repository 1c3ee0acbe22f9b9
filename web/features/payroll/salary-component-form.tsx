import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../shared/call/api.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { FormPage } from '../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../shared/form/form-section.tsx'
import { RadioCards } from '../../shared/form/radio-cards.tsx'
import { SwitchField } from '../../shared/form/switch-field.tsx'
import { TextField } from '../../shared/form/text-field.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import {
  calculationField,
  type CalculationValues,
  completeCalculation,
  fromValues,
  toValues,
  typeOptions,
} from '../../shared/pay/calculation.ts'
import { CalculationFields } from './calculation-fields.tsx'

export type SalaryComponent = ReplyOf<RouteOf<'GET /api/v1/user/salary-component/{id}'>>

const list = '/home/payroll/salary-component'

/** One form to add and to change a component. */
export function SalaryComponentForm({ component }: { component?: SalaryComponent }) {
  const navigate = useNavigate()
  return (
    <FormPage
      title={component ? `Edit ${component.name}` : 'Add salary component'}
      values={{
        name: component?.name ?? '',
        code: component?.code ?? '',
        type: component?.type ?? 'earning',
        isProrated: component?.isProrated ?? true,
        isActive: component?.isActive ?? true,
        ...toValues(component?.calculation ?? null),
        ...(component ? {} : { method: 'fixed' }),
      }}
      schema={() =>
        import('@muster/contract/payroll/salary-component.routes.ts').then((routes) => routes.SalaryComponentInput)
      }
      prepare={({ method, monthlyPaise, of, percent, ...body }) => ({
        ...body,
        calculation: fromValues({ method, monthlyPaise, of, percent } as Partial<CalculationValues>),
      })}
      fieldOf={calculationField}
      send={(body) =>
        component
          ? api('PUT /api/v1/user/salary-component/{id}', { params: { id: component._id }, body })
          : api('POST /api/v1/user/salary-component', { body })
      }
      onDone={() => {
        snack('Salary component saved')
        void invalidate(
          'GET /api/v1/user/salary-component',
          'GET /api/v1/user/salary-component/{id}',
          'GET /api/v1/user/salary-component-basic',
        )
        void navigate(list)
      }}
      submit="Save Component"
      cancel={list}
      guard="this component"
    >
      <FormSection title="Basics" description="The name is printed on payslips.">
        <FieldRow>
          <TextField name="name" label="Name" maxLength={60} />
          <TextField name="code" label="Code" maxLength={20} upperCase helper="Letters and digits, for example HRA" />
        </FieldRow>
        <RadioCards name="type" label="Type" options={typeOptions} minWidth={220} />
      </FormSection>
      <FormSection title="How much" description="A template can calculate it in another way.">
        <Amount />
        <Example />
      </FormSection>
      <FormSection title="Use">
        <SwitchField
          name="isProrated"
          label="Reduced by days without pay"
          helper="Also when somebody joins or leaves within the month."
        />
        <SwitchField name="isActive" label="In use" helper="Components out of use are not offered for templates." />
      </FormSection>
    </FormPage>
  )
}

function Amount() {
  const type = useWatch({ name: 'type' }) as string
  return <CalculationFields mayRemain={type === 'earning'} />
}

const sample = 5_000_000

/** What it comes to for ₹50,000 a month. */
function Example() {
  const [method, monthlyPaise, of, percent] = useWatch({ name: ['method', 'monthlyPaise', 'of', 'percent'] })
  const calculation = completeCalculation({ method, monthlyPaise, of, percent } as Partial<CalculationValues>)
  if (calculation?.type !== 'percent') return null
  const base = { ctc: 'a monthly CTC', basic: 'a basic', gross: 'a gross' }[calculation.of]
  const amount = Math.round((sample * calculation.basisPoints) / 1_000_000) * 100
  return <p style={{ margin: 0 }}>{`With ${base} of ${formatMoney(sample)}: ${formatMoney(amount)} a month.`}</p>
}
