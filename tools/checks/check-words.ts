import { conclude, sources } from './sources.ts'
import { visibleFaults } from './visible-law.ts'
import { wordFaults } from './word-law.ts'

conclude(
  [...visibleFaults(sources('.ts', '.tsx')), ...wordFaults(sources('.po'))],
  'Words on the screen: STYLE.md. `npm run messages` writes the catalogues.',
)
