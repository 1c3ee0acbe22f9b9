import { createHash } from 'node:crypto'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { notify } from '../../notifications/index.ts'
import { logoOf } from '../../../platform/pdf/logo.ts'
import { renderLetter } from '../paper/render-letter.ts'
import { keepDocument, lettersToDraw, type ToDraw } from './letter.queries.ts'

/** Letters read at once. */
const atOnce = 25

/** The job: draws the documents of letters that have none yet, stores each, and notifies its receiver. A second run finds less to do. */
export async function makeLetters(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('letters', { organisation: one }, { key: one })
    })
    return
  }
  const logos = new Map<string | null, Buffer | null>()
  for (;;) {
    const letters = await app.database.within(organisation, (tx) => lettersToDraw(tx, { limit: atOnce }))
    for (const letter of letters) {
      const { logo } = letter.paper.company
      if (!logos.has(logo)) logos.set(logo, await logoOf(app, logo))
      await makeLetter(app, organisation, letter, logos.get(logo) ?? null)
    }
    if (letters.length < atOnce) return
  }
}

async function makeLetter(app: App, organisation: Id, letter: ToDraw, logo: Buffer | null): Promise<void> {
  const { id, paper, issuedAt, account, title, number, hasLeft } = letter
  const content = await renderLetter(organisation, paper, logo, new Date(issuedAt))
  const sha256 = createHash('sha256').update(content).digest('hex')
  const key = await app.files.keep(organisation, 'document', content, 'pdf')
  const isKept = await app.database.within(organisation, async (tx) => {
    if ((await keepDocument(tx, { id, key, bytes: content.length, sha256 })) === 0) return false
    const message = say`A letter is issued to you: "${title}" (${number}).`
    await notify(tx, [account], { type: 'letter', message })
    // Notifications are not mailed to former employees, who still get their letters by mail.
    if (hasLeft) await sendMail(tx, mailOf(app, letter))
    return true
  })
  // Another run of the same job was faster.
  if (!isKept) await app.files.remove(key)
}

/** The document itself stays behind sign-in. */
function mailOf({ config }: App, { email, name, title }: ToDraw) {
  return {
    to: email,
    template: 'letter',
    urgency: 'bulk' as const,
    subject: say`Your letter: ${title}`,
    lines: [say`Hello ${name},`, say`your letter "${title}" can be downloaded now.`],
    button: { label: say`Download letter`, url: `${config.publicUrl}/home/profile?tab=letters` },
  }
}
