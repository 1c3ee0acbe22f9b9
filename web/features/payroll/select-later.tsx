import { type ComponentProps } from 'react'
import type { SelectField as Field, SelectInput as Input } from '../../shared/form/choice/select-field.tsx'
import { PartPlaceholder } from '../../shared/form/part-placeholder.tsx'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

const LazyField = lazyPart(() =>
  import('../../shared/form/choice/select-field.tsx').then((part) => ({ default: part.SelectField })),
)
const LazyInput = lazyPart(() =>
  import('../../shared/form/choice/select-field.tsx').then((part) => ({ default: part.SelectInput })),
)

/** The shared select, loaded when a form shows one, because it is a third of a form page's size budget. */
export function SelectField(props: ComponentProps<typeof Field>) {
  return (
    <PartPlaceholder>
      <LazyField {...props} />
    </PartPlaceholder>
  )
}

export function SelectInput(props: ComponentProps<typeof Input>) {
  return (
    <PartPlaceholder>
      <LazyInput {...props} />
    </PartPlaceholder>
  )
}
