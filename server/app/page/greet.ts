import { demoDomain, demoPassword } from '../demo-sign-ins.ts'
import { whoIsThere } from '../who-is-there.queries.ts'
import type { App } from '../../platform/app.ts'
import { hasMailbox } from '../../platform/mail/dev-mailbox.ts'

/** Prints the address of the server, and the sign-ins of the demo company. */
export async function greet({ config, database }: App, tell: (line: string) => void): Promise<void> {
  const hasDemo = (await database.globally((tx) => whoIsThere(tx, {})))?.demo === true
  tell(`\nMuster is at ${config.publicUrl}`)
  if (hasDemo) {
    const people = ['admin', 'hr', 'manager', 'employee'].map((name) => `  ${name}@${demoDomain}`)
    tell(`Demo sign-ins, password ${demoPassword}:\n${people.join('\n')}`)
  }
  if (hasMailbox(config)) {
    tell(`Mails are kept at ${config.publicUrl}/dev/mailbox`)
    // The mails contain the codes for new passwords.
    if (!loopback.has(config.host)) tell('Whoever reaches this address can read them. NODE_ENV=production closes that.')
  }
  tell('Stop with Ctrl-C.')
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])
