import { type ComponentProps } from 'react'
import type { SelectField as Field, SelectInput as Input } from '../../shared/form/choice/select-field.tsx'
import { PartPlace } from '../../shared/form/part-place.tsx'
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
    <PartPlace>
      <LazyField {...props} />
    </PartPlace>
  )
}

export function SelectInput(props: ComponentProps<typeof Input>) {
  return (
    <PartPlace>
      <LazyInput {...props} />
    </PartPlace>
  )
}
