import { type ComponentProps, lazy } from 'react'
import type { SelectField as Field, SelectInput as Input } from '../../shared/form/select-field.tsx'
import { LazyPart } from '../../shared/form/lazy-part.tsx'

const LazyField = lazy(() =>
  import('../../shared/form/select-field.tsx').then((part) => ({ default: part.SelectField })),
)
const LazyInput = lazy(() =>
  import('../../shared/form/select-field.tsx').then((part) => ({ default: part.SelectInput })),
)

/** The select of the kit, fetched when a form shows one: it is a third of what a form page may weigh. */
export function SelectField(props: ComponentProps<typeof Field>) {
  return (
    <LazyPart>
      <LazyField {...props} />
    </LazyPart>
  )
}

export function SelectInput(props: ComponentProps<typeof Input>) {
  return (
    <LazyPart>
      <LazyInput {...props} />
    </LazyPart>
  )
}
