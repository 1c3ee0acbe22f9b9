import type { Sentence } from '../../../sentence.ts'
import type { AnnualFigures } from './annual-figures.ts'
import type { AnnualSection, AnnualUnit } from './annual-labels.ts'

export interface AnnualRow {
  key: keyof AnnualFigures
  section: AnnualSection
  unit: AnnualUnit
  name: Sentence
  /** What is counted. */
  definition: Sentence
  /** The source within the product, and the published return that needs it. */
  source: Sentence
}

export const row = (
  key: AnnualRow['key'],
  section: AnnualSection,
  unit: AnnualUnit,
  [name, definition, source]: readonly [Sentence, Sentence, Sentence],
): AnnualRow => ({ key, section, unit, name, definition, source })
