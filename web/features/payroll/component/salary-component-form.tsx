import { t } from '@lingui/core/macro'
import { Suspense, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { defaultFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { calculationField, type CalculationValues, fromValues, toValues, typeOptions } from './calculation.ts'
import { CalculationFields } from './calculation-fields.tsx'
import { type Flag, StatutoryFields, useFlagsThatFollow } from './statutory-fields.tsx'

const ComponentExample = lazyPart(() =>
  import('./component-example.tsx').then((file) => ({ default: file.ComponentExample })),
)

export type SalaryComponent = ReplyOf<RouteOf<'GET /api/v1/user/salary-component/{id}'>>

const list = '/home/payroll/salary-component'

/** The form for adding and changing a component. */
export function SalaryComponentForm({ component }: { component?: SalaryComponent }) {
  const navigate = useNavigate()
  const chosen = useRef(new Set<Flag>())
  return (
    <FormPage
      title={component ? t`Edit ${component.name}` : t`Add salary component`}
      values={valuesOf(component)}
      schema={() =>
        import('@muster/contract/payroll/salary/salary-component.routes.ts').then(
          (routes) => routes.SalaryComponentInput,
        )
      }
      prepare={({ method, monthlyPaise, of, percent, formula, ...body }) => ({
        ...body,
        benefit: body['type'] === 'benefit' || body['type'] === 'deduction' ? (body['benefit'] ?? null) : null,
        inCtc: body['type'] !== 'benefit' || body['inCtc'],
        calculation: fromValues({ method, monthlyPaise, of, percent, formula } as Partial<CalculationValues>),
      })}
      fieldOf={calculationField}
      send={(body) =>
        component
          ? api('PUT /api/v1/user/salary-component/{id}', { params: { id: component._id }, body })
          : api('POST /api/v1/user/salary-component', { body })
      }
      onDone={() => {
        snack(t`Salary component saved`)
        void invalidate(
          'GET /api/v1/user/salary-component',
          'GET /api/v1/user/salary-component/{id}',
          'GET /api/v1/user/salary-component-basic',
        )
        void navigate(list)
      }}
      submit={t`Save component`}
      cancel={list}
      guard={t`Your changes to this component will be lost.`}
    >
      {component ? <PendingNotice recordId={component._id} /> : null}
      <Basics isNew={component === undefined} isChosen={(flag) => chosen.current.has(flag)} />
      <FormSection title={t`Amount and calculation`} description={t`A salary template can override this calculation.`}>
        <Amount componentId={component?._id} />
      </FormSection>
      <StatutoryFields onChosen={(flag) => chosen.current.add(flag)} />
      <FormSection title={t`Usage`}>
        <SwitchField
          name="isProrated"
          label={t`Reduced for loss of pay`}
          helper={t`Also prorated when an employee joins or leaves during the month.`}
        />
        <NumberField
          name="payslipOrder"
          label={t`Order on payslip`}
          helper={t`0 to 999. Within a type, the component with the lowest number comes first.`}
          onChanged={() => chosen.current.add('payslipOrder')}
        />
        <SwitchField name="isActive" label={t`Active`} helper={t`Inactive components cannot be added to templates.`} />
      </FormSection>
    </FormPage>
  )
}

function valuesOf(component: SalaryComponent | undefined) {
  if (component) {
    const { _id, templates, createdAt, calculation, ...values } = component
    return { ...values, ...toValues(calculation) }
  }
  const named = { name: '', code: '', type: 'earning' as const }
  return {
    ...named,
    isProrated: true,
    inCtc: true,
    isActive: true,
    ...defaultFlags(named),
    ...toValues(null),
    method: 'fixed',
  }
}

function Basics({ isNew, isChosen }: { isNew: boolean; isChosen: (flag: Flag) => boolean }) {
  const follow = useFlagsThatFollow(isChosen)
  // A new name does not change the flags of a component in use; its type limits their meaning.
  const named = isNew ? { onChanged: follow } : {}
  return (
    <FormSection title={t`Basics`} description={t`The name appears on payslips.`}>
      <FieldRow>
        <TextField name="name" label={t`Name`} maxLength={60} {...named} />
        <TextField
          name="code"
          label={t`Code`}
          maxLength={20}
          upperCase
          helper={t`Letters and digits, for example HRA`}
          {...named}
        />
      </FieldRow>
      <RadioCards name="type" label={t`Type`} options={typeOptions} minWidth={220} onChanged={follow} />
    </FormSection>
  )
}

function Amount({ componentId }: { componentId: string | undefined }) {
  const [type, method] = useWatch({ name: ['type', 'method'] }) as [string, string]
  const components = useApi(method === 'formula' ? 'GET /api/v1/user/salary-component-basic' : null)
  const names = (components.data ?? []).filter(({ _id }) => _id !== componentId)
  const example = (
    <Suspense>
      <ComponentExample componentId={componentId} />
    </Suspense>
  )
  return (
    <>
      <CalculationFields mayRemain={type === 'earning'} names={names} check={example} />
      {method === 'percent' ? example : null}
    </>
  )
}
