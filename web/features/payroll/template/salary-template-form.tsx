import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { calculationField } from '../component/calculation.ts'
import { type LineValues, lineValues, sentLine } from './template-lines.ts'
import { type PickableComponent, TemplateLines } from './template-lines-field.tsx'

export type SalaryTemplate = ReplyOf<RouteOf<'GET /api/v1/user/salary-template/{id}'>>

interface Props {
  template: SalaryTemplate | undefined
  components: readonly PickableComponent[]
}

// Loaded after the form, which appears first.
const TemplateExample = lazyPart(() => import('./template-example.tsx'))

const parts = [
  { value: 'pf', label: t`Employer PF` },
  { value: 'pfCharges', label: t`EDLI and PF admin charges` },
  { value: 'esi', label: t`Employer ESI` },
  { value: 'lwf', label: t`Employer LWF` },
  { value: 'gratuity', label: t`Gratuity` },
]

const list = '/home/payroll/salary-template'

/** Components, their order, and a live breakdown of a CTC. */
export function SalaryTemplateForm({ template, components }: Props) {
  const navigate = useNavigate()
  return (
    <FormPage
      title={template ? t`Edit ${template.name}` : t`Add salary template`}
      subtitle={t`Changes apply to salaries set from now on. Existing salaries do not change.`}
      values={{
        name: template?.name ?? '',
        ctcIncludes: template?.ctcIncludes ?? [],
        lines: template ? template.lines.map(lineValues) : [],
      }}
      schema={() =>
        import('@muster/contract/payroll/salary/salary-template.routes.ts').then((routes) => routes.SalaryTemplateInput)
      }
      prepare={({ name, ctcIncludes, lines }) => ({ name, ctcIncludes, lines: (lines as LineValues[]).map(sentLine) })}
      fieldOf={calculationField}
      send={(body) =>
        template
          ? api('PUT /api/v1/user/salary-template/{id}', { params: { id: template._id }, body })
          : api('POST /api/v1/user/salary-template', { body })
      }
      onDone={() => {
        snack(t`Salary template saved`)
        void invalidate(
          'GET /api/v1/user/salary-template',
          'GET /api/v1/user/salary-template/{id}',
          'GET /api/v1/user/salary-template-table',
        )
        void navigate(list)
      }}
      submit={t`Save template`}
      cancel={list}
      guard={t`Your changes to this template will be lost.`}
      aside={
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <TemplateExample />
        </Suspense>
      }
    >
      {template ? <PendingNotice recordId={template._id} /> : null}
      <FormSection title={t`Name`}>
        <TextField name="name" label={t`Name`} maxLength={60} />
      </FormSection>
      <FormSection
        title={t`CTC`}
        description={t`Selected contributions are part of the CTC and reduce the balancing component. The others are in addition to the CTC.`}
      >
        <CheckboxGroup name="ctcIncludes" label={t`CTC includes`} optional options={parts} />
      </FormSection>
      <FormSection
        title={t`Components`}
        description={t`One component takes the balance of the CTC, so that the total always matches. Components with the same order on the payslip appear in this order.`}
      >
        <TemplateLines components={components} />
      </FormSection>
    </FormPage>
  )
}
