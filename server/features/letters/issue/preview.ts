import type { z } from 'zod'
import type { LetterPreviewInput } from '@muster/contract/letters/letter.routes.ts'
import { type LetterKind, letterKinds, letterNumber } from '@muster/contract/letters/letter-kinds.ts'
import type { Day } from '@muster/contract/values.ts'
import { financialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { logoOf } from '../../../platform/pdf/logo.ts'
import { forbidden, refused, wrongField } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { letterFacts } from '../person/letter-facts.queries.ts'
import { mustBeNewest, type ReadyText } from '../template/template.ts'
import { composed, headOf, noSignatory } from '../paper/compose.ts'
import { renderLetter } from '../paper/render-letter.ts'

type Asked = z.output<typeof LetterPreviewInput>

/** A letter to a person as it would be issued. It has no number until then: the preview shows its place. */
export async function previewLetter(
  tx: Tx,
  actor: Actor,
  { kind, day, acceptBy, revisedOn, employeeId }: Asked,
  text: ReadyText,
) {
  await mustBeNewest(tx, text)
  mustSeePay(actor, text)
  const [person] = await letterFacts(tx, { employees: [employeeId], ...salaryDay({ kind, day, revisedOn }) })
  if (!person) throw wrongField('body.employeeId', say`This employee does not exist`)
  const number = letterNumber(kind, financialYear(day), 0).replace(/0000$/, '····')
  return composed(await headOf(tx), text, person, { number, day, acceptBy })
}

export async function previewPdf(app: App, tx: Tx, actor: Actor, asked: Asked, text: ReadyText): Promise<Bytes> {
  const { paper, missing } = await previewLetter(tx, actor, asked, text)
  if (missing[0] !== undefined && missing[0] !== noSignatory) throw refused(missing[0])
  const madeAt = new Date(tx.now)
  const { organisation } = tx
  const content = async () => renderLetter(organisation, paper, await logoOf(app, paper.company.logo), madeAt)
  return { type: 'application/pdf', name: `${letterKinds[asked.kind].prefix}-preview.pdf`, content }
}

/** The salary a letter shows: for a revision the revised one, otherwise the one in force. */
export const salaryDay = ({ kind, day, revisedOn }: { kind: LetterKind; day: Day; revisedOn: Day | null }) => ({
  day,
  newest: kind === 'revision',
  revisedOn: kind === 'revision' ? revisedOn : null,
})

/** Letters that show pay are for those who may see others' pay. */
export function mustSeePay(actor: Actor, { tellsPay }: { tellsPay: boolean }): void {
  if (tellsPay && !may(actor, 'employeeSalaryRead'))
    throw forbidden(say`This letter contains pay. It can be issued by those who may see the pay of others.`)
}
