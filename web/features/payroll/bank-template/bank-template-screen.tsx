import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SelectInput } from '../select-later.tsx'
import { presetOptions, presetValues } from './bank-labels.ts'
import { BankTemplateForm } from './bank-template-form.tsx'

/** Adds a template, starting from a bank's; with `?id=` changes one. */
export default function BankTemplateScreen() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const reply = useApi(id === null ? null : 'GET /api/v1/user/payrun-bank-template')
  const [preset, setPreset] = useState('icici')
  if (reply.error)
    return (
      <ErrorState
        title={t`Could not load the bank template.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  if (id === null)
    return (
      <BankTemplateForm
        key={preset}
        template={undefined}
        values={presetValues(preset)}
        start={
          <FormSection title={t`Bank`}>
            <SelectInput
              label={t`Start from`}
              helper={t`Choosing another bank resets the template.`}
              value={preset}
              options={presetOptions}
              onChange={setPreset}
            />
          </FormSection>
        }
      />
    )
  if (!reply.data) return <FormSkeleton fields={6} />
  const template = reply.data.find(({ _id }) => _id === id)
  if (template === undefined) return <EmptyState title={t`This bank template no longer exists.`} />
  const { name, isDefault, layout } = template
  return <BankTemplateForm key={id} template={template} values={{ name, isDefault, layout }} />
}
