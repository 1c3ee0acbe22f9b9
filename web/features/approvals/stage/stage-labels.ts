import { t } from '@lingui/core/macro'

const labels: Readonly<Record<string, string>> = {
  advancePaid: t`advance paid`,
  travelled: t`travelled`,
  settled: t`settled`,
  paid: t`paid`,
  ordered: t`ordered`,
  partlyReceived: t`partly received`,
  received: t`received`,
  inUse: t`in use`,
  returned: t`returned`,
}

/** "in use": a stage after approval, within a sentence. */
export function stageLabel(stage: string): string {
  return labels[stage] ?? stage.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** "In use": as a title. */
export function stageTitle(stage: string): string {
  const word = stageLabel(stage)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
