import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config.ts'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { createLog } from '../platform/log.ts'
import { startDatabase } from '../platform/postgres/start-database.ts'
import { StartError } from '../platform/start-error.ts'
import { whileFilling } from './filling.ts'
import { fillLoadCompany, type LoadSize } from './load-company.ts'
import { demoPassword } from '../app/demo-sign-ins.ts'

/** `npm run demo -- --employees 10000 [--days 14]`: another invented company, of any size. */
async function main(): Promise<void> {
  const size = readSize()
  const config = readConfig(process.env)
  const tell = (line: string) => console.log(line)
  const { owner, stop } = await startDatabase(config, tell)
  try {
    await migrate({ owner, secret: config.secret })
    const connection = appConnection(owner, config.secret)
    const parts = { config, connection, log: createLog(config.logLevel), tell }
    const { name, adminEmail } = await whileFilling(parts, (filling) => fillLoadCompany(filling, size))
    const domain = adminEmail.split('@')[1]
    tell(
      `"${name}" is ready. Sign in as admin@${domain}, hr@${domain}, manager@${domain} or employee@${domain}, password ${demoPassword}.`,
    )
  } finally {
    await stop()
  }
}

function readSize(): LoadSize {
  const { values } = parseArgs({
    options: { employees: { type: 'string', default: '1000' }, days: { type: 'string', default: '14' } },
  })
  const employees = Number(values.employees)
  const days = Number(values.days)
  if (!Number.isInteger(employees) || employees < 20 || employees > 200_000) {
    throw new StartError('--employees takes a whole number from 20 to 200000.')
  }
  if (!Number.isInteger(days) || days < 0 || days > 366)
    throw new StartError('--days takes a whole number from 0 to 366.')
  return { employees, days }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
