import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '../../platform/clock.ts'
import { readConfig, readSettings, type Config } from '../../platform/config.ts'
import { findingText, type Finding } from '../../platform/finding.ts'
import { openIdle } from '../../platform/database/open-idle.ts'
import { createLog } from '../../platform/log.ts'
import { startDatabase } from '../../platform/postgres/start-database.ts'
import { checkSecretVersions } from '../../platform/secrets/secret-versions.ts'
import { StartError } from '../../platform/start-error.ts'
import { examineDatabase, examineDeeply, examineSettings } from './examine.ts'

/** `npm run doctor [-- --json]`: reports problems with the settings, the machine and the data, and changes nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const findings = await examine()
  if (values.json) console.log(JSON.stringify({ findings }, null, 2))
  else print(findings)
  process.exitCode = findings.some(({ level }) => level === 'refused') ? 1 : 0
}

async function examine(): Promise<Finding[]> {
  try {
    const settings = readSettings(process.env)
    const findings = await examineSettings(settings)
    const hasSecret = settings.secret !== undefined || existsSync(settings.secretFile ?? '')
    const hasData = settings.databaseUrl !== undefined || existsSync(join(settings.dataDir, 'postgres', 'data'))
    // A first start makes both; before it there is nothing to examine.
    return hasData && hasSecret ? [...findings, ...(await examineData(readConfig(process.env)))] : findings
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    // A running server has passed already; its data is examined once it is stopped.
    const isRunning = error.message.includes('is in use by another Muster')
    return [{ level: isRunning ? 'warning' : 'refused', about: 'Start', says: error.message, remedy: '' }]
  }
}

async function examineData(config: Config): Promise<Finding[]> {
  const { owner, stop } = await startDatabase(config)
  const client = new pg.Client(owner)
  const database = openIdle(owner, config.secret, createLog('silent'))
  try {
    await client.connect().catch((error: Error) => {
      throw new StartError(`The database cannot be reached: ${error.message}. Check DATABASE_URL.`)
    })
    await checkSecretVersions(client, config.secret)
    return [
      ...(await examineDatabase(config, database)),
      ...(await examineDeeply(config, database, client, systemClock)),
    ]
  } finally {
    await database.close()
    await client.end()
    await stop()
  }
}

function print(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(`${finding.level === 'refused' ? '✗' : '!'} ${findingText(finding)}`)
  const refused = findings.filter(({ level }) => level === 'refused').length
  if (findings.length === 0) console.log('✓ Nothing to say against these settings.')
  else console.log(`\n${refused} that keep Muster from starting, ${findings.length - refused} to think about.`)
}

await main()
