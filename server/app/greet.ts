import { demoDomain, demoPassword } from '../db/demo/sign-ins.ts'
import { whoIsThere } from '../db/demo/who-is-there.queries.ts'
import type { App } from '../platform/app.ts'

/** Tells whoever started it where it is, and with which sign-ins the demo company can be looked at. */
export async function greet({ config, database }: App, tell: (line: string) => void): Promise<void> {
  const hasDemo = (await database.globally((tx) => whoIsThere(tx, {})))?.demo === true
  tell(`\nMuster is at ${config.publicUrl}`)
  if (hasDemo) {
    const people = ['admin', 'hr', 'manager', 'employee'].map((name) => `  ${name}@${demoDomain}`)
    tell(`Demo sign-ins, password ${demoPassword}:\n${people.join('\n')}`)
  }
  if (config.smtpUrl === undefined && !config.production) tell(`Mails are kept at ${config.publicUrl}/dev/mailbox`)
  tell('Stop with Ctrl-C.')
}
