import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentNames } from '../platform/database/registry.ts'

/** For `npm test`, which lists the statements that no test sends: those sent by this worker so far. */
export function noteSent(): void {
  const folder = process.env['SENT_STATEMENTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}.txt`), sentNames().join('\n'))
}
