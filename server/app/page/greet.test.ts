import { describe, expect, it } from 'vitest'
import type { Config } from '../../platform/config.ts'
import { testServer } from '../../testing/server.ts'
import { greet } from './greet.ts'

async function told(settings: Partial<Config> = {}): Promise<string> {
  const lines: string[] = []
  const { app } = await testServer()
  await greet({ ...app, config: { ...app.config, ...settings } }, (line) => lines.push(line))
  return lines.join('\n')
}

describe('the person who starts the product', () => {
  it('is shown its address and where its mails are', async () => {
    expect(await told()).toContain('Muster is at http://127.0.0.1:3000')
    expect(await told()).toContain('http://127.0.0.1:3000/dev/mailbox')
  })

  it('is shown who can read the mails, and no mailbox if there is none', async () => {
    expect(await told()).not.toContain('Whoever')
    expect(await told({ host: '0.0.0.0' })).toContain('Whoever reaches this address can read them.')
    expect(await told({ host: '0.0.0.0', publicUrl: 'https://hr.example.com' })).not.toContain('mailbox')
  })

  it('is shown the demo sign-ins only if there is a demo company', async () => {
    expect(await told()).not.toContain('muster-demo')
    const { app } = await testServer()
    await app.database.globally((tx) =>
      tx.query({
        name: '',
        text: `insert into sign_in_directory (email, organisation_id, account_id)
          values ('admin@demo.muster.test', gen_random_uuid(), gen_random_uuid())`,
        values: [],
      }),
    )
    expect(await told()).toMatch(/password muster-demo:[^]*hr@demo\.muster\.test/)
  })
})
