import { t } from '@lingui/core/macro'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SalaryTemplateForm } from './salary-template-form.tsx'

/** Adds a template; with `?id=` changes one. */
export default function SalaryTemplateFormScreen() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const template = useApi(id === null ? null : 'GET /api/v1/user/salary-template/{id}', { params: { id: id ?? '' } })
  const components = useApi('GET /api/v1/user/salary-component-basic')
  useRecordName(id === null ? undefined : template.data?.name)
  const error = template.error ?? components.error
  if (error) {
    const retry = () => void Promise.all([template.mutate(), components.mutate()])
    return <ErrorState title={t`Could not load the salary template.`} error={error} onRetry={retry} />
  }
  if (!components.data || (id !== null && !template.data)) return <FormSkeleton fields={5} />
  return <SalaryTemplateForm key={id} template={id === null ? undefined : template.data} components={components.data} />
}
