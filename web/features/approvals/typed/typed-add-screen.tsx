import { Suspense } from 'react'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { EmployeesOnly } from '../own/employees-only.tsx'
import { TypedPage } from './typed-page.tsx'

/** A new request of the type at this address. */
export default function TypedAddScreen() {
  return (
    <TypedPage needs="write">
      {({ add, Form }) => (
        <EmployeesOnly title={add.label}>
          <Suspense fallback={<FormSkeleton />}>
            <Form />
          </Suspense>
        </EmployeesOnly>
      )}
    </TypedPage>
  )
}
