import { folded } from '@muster/engine/folded.ts'
import type { Choice } from './use-options.ts'

/** The choices that contain what was typed, however it is written. */
export function foundChoices(all: Choice[], { inputValue }: { inputValue: string }): Choice[] {
  const wanted = folded(inputValue)
  return all.filter(({ label }) => folded(label).includes(wanted))
}
