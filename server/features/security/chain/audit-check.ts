import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { brokenChain } from '../../../platform/audit/chain-metric.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { raise } from '../alerts/raise.ts'
import { lookAtRules } from '../rule/rule.ts'
import { checkChain } from './check-chain.ts'

/** Checks each organisation's activity log at every start and once a day, and where the two-person rule is suspended. */
export async function auditCheck(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('audit-check', { organisation: one }, { key: one })
    })
    return
  }
  await alarm(app, organisation)
  await app.database.within(organisation, (tx) => lookAtRules(tx, app))
}

/** Reports entries that differ from what was written. The head also goes to the server's log, which is stored elsewhere. */
async function alarm(app: App, organisation: Id): Promise<void> {
  const { broken, head } = await app.database.within(organisation, checkChain)
  brokenChain.set({ organisation }, broken.length)
  if (broken.length === 0) {
    app.log.info({ organisation, head }, 'the activity log was verified')
    return
  }
  app.log.error({ organisation, rows: broken.slice(0, 20), count: broken.length }, 'the activity log was tampered with')
  await app.database.within(organisation, (tx) =>
    raise(tx, app, {
      kind: 'chain',
      cause: 'log',
      by: null,
      message: say`The activity log was tampered with`,
      more: say`${plural(broken.length, { one: '# entry is', other: '# entries are' })} not as written, the first is number ${broken[0] ?? 0}. Speak to whoever runs your server.`,
    }),
  )
}
