import { Suspense } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { i18n } from '../../../shared/language/i18n.ts'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EmployeesOnly } from '../own/employees-only.tsx'
import { useTypedView } from './use-typed-view.ts'

/** A new request of the type at this URL. */
export default function TypedAddScreen() {
  const { type, Form } = useTypedView()
  return (
    <EmployeesOnly title={i18n._(entryOf(type).add)}>
      <Suspense fallback={<FormSkeleton />}>{Form ? <Form /> : null}</Suspense>
    </EmployeesOnly>
  )
}
