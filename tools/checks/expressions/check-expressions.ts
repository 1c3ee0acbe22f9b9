import { conclude, sources } from '../sources.ts'
import { expressionFaults } from './expression-law.ts'
import { judge, remembering } from './judge.ts'

const known = remembering(judge)
const faults = expressionFaults(sources('.ts', '.tsx'), known.judge)
known.remember()
conclude(
  faults,
  'Only linear expressions: STYLE.md. What only we write stands in tools/checks/expressions/exceptions.ts.',
)
