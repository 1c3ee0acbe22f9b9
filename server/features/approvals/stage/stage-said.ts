import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'

const stages: Readonly<Record<string, Sentence>> = {
  approved: say`approved`,
  advancePaid: say`advance paid`,
  travelled: say`travelled`,
  settled: say`settled`,
  paid: say`paid`,
  ordered: say`ordered`,
  partlyReceived: say`partly received`,
  received: say`received`,
  inUse: say`in use`,
  returned: say`returned`,
}

/** "in use": the name of a stage, within a sentence. */
export function stageSaid(stage: string): Sentence {
  return Object.hasOwn(stages, stage) ? stages[stage]! : verbatim(stage)
}
