import type { Form16Figure } from './form-16-figures.ts'

/** A row as printed. A row without a figure is a heading. */
export interface Form16Print {
  number: string
  text: string
  figure: Form16Figure | null
}
