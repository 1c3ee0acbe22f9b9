import { say } from '@muster/engine/sentence.ts'
import { type Problem, wrongField } from '../problem.ts'

/** Said of any file that takes more time or memory than an honest one. */
export const tooLargeToRead = (): Problem =>
  wrongField(
    'files.file',
    say`This file is too large to read. Save only the rows and columns that you need, or split it.`,
  )
