import type { App } from '../app.ts'
import { plusSeconds } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { hasMailbox } from './dev-mailbox.ts'
import { openLane, type Lane } from './lane.ts'
import { forgetMails, leaveUnsent } from './outbox.queries.ts'

export interface Outbox {
  wake(): void
  stop(): Promise<void>
}

/** Urgent mails never wait for a connection that a bulk mail holds. */
const urgentConnections = 2

/** Sends mails from the table, which every process that runs jobs does; the table says who sends which. */
export function startOutbox(app: App, jobs: Pick<Jobs, 'onNotice'>): Outbox {
  const { smtpUrl, mailConnections } = app.config
  const lanes =
    smtpUrl === undefined ? [leave(app)] : lanesOf({ ...app, config: { ...app.config, smtpUrl } }, mailConnections)
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  jobs.onNotice('mail', wake)
  const clean = () =>
    forgetOldMails(app).catch((error: Error) => app.log.warn({ error: error.message }, 'old mails were not deleted'))
  const cleaning = setInterval(() => void clean(), 3_600_000)
  cleaning.unref()
  return {
    wake,
    async stop() {
      clearInterval(cleaning)
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

const daySeconds = 86_400

/** Mails that were sent or given up thirty days ago, and counts of hours that limit nothing any more. */
export async function forgetOldMails({ database }: Pick<App, 'database'>): Promise<void> {
  await database.globally((tx) =>
    forgetMails(tx, {
      before: plusSeconds(tx.now, -30 * daySeconds),
      hoursBefore: plusSeconds(tx.now, -daySeconds),
    }),
  )
}

function lanesOf(app: App & { config: { smtpUrl: string } }, connections: number): Lane[] {
  return [
    openLane(app, { isUrgent: true, connections: urgentConnections }),
    openLane(app, { isUrgent: false, connections }),
  ]
}

/** Without a mail server: what is written now must not be sent weeks later, when there is one. */
function leave(app: App): Lane {
  let working: Promise<unknown> = Promise.resolve()
  const look = async () => {
    const count = await app.database.globally((tx) => leaveUnsent(tx, { now: tx.now }))
    if (count > 0 && !hasMailbox(app.config)) app.log.warn({ count }, 'mails were not sent: SMTP_URL is not set')
  }
  const wake = () => {
    working = working
      .then(look)
      .catch((error: Error) => app.log.warn({ error: error.message }, 'the outbox met an error'))
  }
  const timer = setInterval(wake, 10_000)
  wake()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
