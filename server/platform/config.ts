import { resolve } from 'node:path'
import { readRecipients } from './age/keys.ts'
import { isPublic } from './network/exposure.ts'
import { parseKeyRing } from './secrets/key-ring.ts'
import { readProxies } from './network/proxies.ts'
import { ownSecret, secretPlace } from './secrets/secret-file.ts'
import { StartError } from './start-error.ts'

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Absent: the built-in PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** A pooler in front of the database with transaction pooling; absent: calls connect to the database directly. */
  databasePoolUrl: string | undefined
  /** Whether to fill an empty database with the demo company. */
  demo: boolean
  /** Absent: mails go to the development mailbox. */
  smtpUrl: string | undefined
  /** The delay between a notification and its mail, which is sent if it is still unread. */
  mailDelaySeconds: number
  /** The most mails per minute, of all processes together; codes, resets and alerts do not wait for it. */
  mailsPerMinute: number
  /** Connections of this process to the mail server, besides two for urgent mails. */
  mailConnections: number
  /** Absent: files are stored under `dataDir`. */
  s3Url: string | undefined
  /** A folder or a bucket for backups; absent: none are made. */
  backupTo: string | undefined
  /** The age public keys that backups are encrypted to. */
  backupRecipients: string | undefined
  /** The hour of the day, UTC. */
  backupHour: number
  /** The work of this process: calls and jobs, calls only, or jobs only. */
  role: Role
  /** Absent: a single server process, with sockets in-process. */
  redisUrl: string | undefined
  /** All keys are derived from it; `key-ring.ts` reads it. */
  secret: string
  /** The file it is stored in; null if it came from the environment. */
  secretFile: string | null
  /** The base of links in mails, without a trailing slash. */
  publicUrl: string
  /** Proxies trusted to report a call's origin, in the form of `readProxies`; empty: those of this machine. */
  trustedProxies: string
  /** Allows reading the metrics from other machines; absent: only from this machine. */
  metricsToken: string | undefined
  /** An OpenTelemetry collector; absent: nothing is traced. */
  otlpUrl: string | undefined
  /** The percentage of calls and jobs traced. */
  tracePercent: number
  /** The contact for security reports; absent: the contact page. */
  securityContact: string | undefined
  /** What the contact page shows besides its form; null if not set. */
  contact: Readonly<Record<'address' | 'email' | 'phone' | 'hours', string | null>>
  logLevel: LogLevel
  /** Days after which a session ends, however often it was used. */
  sessionDays: number
  /** Seconds after SIGTERM during which it still serves, reporting not ready, until its proxy has noticed. */
  drainSeconds: number
  /** Minutes for which a fresh proof of identity allows sensitive acts. */
  proofMinutes: number
  /** Threads for heavy work. */
  workers: number
  /** 1 if heavy calls have a thread of their own, 0 if they share that of all calls. */
  heavyThreads: number
  production: boolean
  /** The most open connections, in all and per address that is not a trusted proxy. */
  maxConnections: number
  maxConnectionsPerAddress: number
  /** Free space below which uploads are refused; 0: a tenth of the disk, between 256 MB and 2 GB. */
  diskFloorMb: number
  /** Per account. */
  uploadsPerHour: number
  accountStorageMb: number
  /** 0 for the limit of the plan. */
  organisationStorageMb: number
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

const roles = ['all', 'web', 'jobs'] as const
export type Role = (typeof roles)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and validates the whole environment once; throws one StartError that lists every mistake. */
export function readConfig(environment: Environment): Config {
  const { secret, ...settings } = readSettings(environment)
  return { ...settings, secret: secret ?? ownSecret(settings.secretFile!) }
}

/** Like `readConfig`, without touching the disk: the secret is absent if not in the environment. */
export function readSettings(environment: Environment): Omit<Config, 'secret'> & { secret: string | undefined } {
  const mistakes: string[] = []
  const read = reader(environment, mistakes)
  const port = read.number('PORT', 3000, 1, 65_535)
  const host = read.text('HOST') ?? '127.0.0.1'
  const production = read.choice('NODE_ENV', 'development', ['development', 'test', 'production']) === 'production'
  const dataDir = resolve(read.text('DATA_DIR') ?? 'data')
  const secret = read.secret('MUSTER_SECRET')
  const publicUrl = (
    read.url('PUBLIC_URL', ['https:', 'http:'], 'https://hr.example.com') ?? ownUrl(host, port)
  ).replace(/(?<!\/)\/+$/, '')
  const role = read.choice('ROLE', 'all', roles)
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host/database')
  const settings = {
    port,
    host,
    dataDir,
    databaseUrl,
    databasePoolUrl: read.url('DATABASE_POOL_URL', ['postgres:', 'postgresql:'], 'postgres://pooler:6432/database'),
    demo: read.demo(production, databaseUrl === undefined && !isPublic({ host, publicUrl })),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
    mailDelaySeconds: read.number('MAIL_DELAY_SECONDS', 120, 0, 86_400),
    mailsPerMinute: read.number('MAILS_PER_MINUTE', 1_200, 1, 100_000),
    mailConnections: read.number('MAIL_CONNECTIONS', 5, 1, 50),
    s3Url: read.url('S3_URL', ['https:', 'http:'], 'https://key:secret@s3.example.com/bucket'),
    backupTo: read.text('BACKUP_TO'),
    backupRecipients: read.recipients('BACKUP_RECIPIENTS'),
    backupHour: read.number('BACKUP_HOUR', 20, 0, 23),
    role,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    secret,
    secretFile:
      secret === undefined
        ? secretPlace({
            ...{ dataDir, production, secretFile: read.text('MUSTER_SECRET_FILE') },
            configHome: read.text('XDG_CONFIG_HOME'),
          })
        : null,
    publicUrl,
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    metricsToken: read.token('METRICS_TOKEN'),
    otlpUrl: read.url('OTLP_URL', ['https:', 'http:'], 'http://collector:4318'),
    tracePercent: read.number('TRACE_PERCENT', 100, 1, 100),
    securityContact: read.url('SECURITY_CONTACT', ['mailto:', 'https:'], 'mailto:security@example.com'),
    contact: {
      address: read.text('CONTACT_ADDRESS') ?? null,
      email: read.text('CONTACT_EMAIL') ?? null,
      phone: read.text('CONTACT_PHONE') ?? null,
      hours: read.text('CONTACT_HOURS') ?? null,
    },
    logLevel: read.choice('LOG_LEVEL', 'info', logLevels),
    sessionDays: read.number('SESSION_DAYS', 90, 1, 365),
    drainSeconds: read.number('DRAIN_SECONDS', production && role !== 'jobs' ? 5 : 0, 0, 300),
    proofMinutes: read.number('PROOF_MINUTES', 15, 1, 1440),
    workers: read.number('WORKERS', 1, 1, 64),
    heavyThreads: read.number('HEAVY_THREADS', 1, 0, 1),
    production,
    maxConnections: read.number('MAX_CONNECTIONS', 4_000, 10, 100_000),
    maxConnectionsPerAddress: read.number('MAX_CONNECTIONS_PER_ADDRESS', 1_000, 10, 100_000),
    diskFloorMb: read.number('DISK_FLOOR_MB', 0, 1, 10_000_000),
    uploadsPerHour: read.number('UPLOADS_PER_HOUR', 200, 1, 100_000),
    accountStorageMb: read.number('ACCOUNT_STORAGE_MB', 300, 1, 10_000_000),
    organisationStorageMb: read.number('ORGANISATION_STORAGE_MB', 0, 1, 100_000_000),
  }
  if ((settings.backupTo === undefined) !== (settings.backupRecipients === undefined) && mistakes.length === 0)
    mistakes.push(
      '  BACKUP_TO and BACKUP_RECIPIENTS belong together: npm run backup -- --new-key makes a pair of keys.',
    )
  if (settings.databasePoolUrl !== undefined && databaseUrl === undefined && mistakes.length === 0)
    mistakes.push(
      '  DATABASE_POOL_URL needs DATABASE_URL: migrations, jobs and what is listened to pass by the pooler.',
    )
  if (role !== 'all' && databaseUrl === undefined && mistakes.length === 0)
    mistakes.push(`  ROLE=${role} needs DATABASE_URL: the built-in PostgreSQL serves one process alone.`)
  if (mistakes.length > 0) throw new StartError(`Muster cannot start with these settings:\n${mistakes.join('\n')}`)
  return settings
}

function reader(environment: Environment, mistakes: string[]) {
  const text = (name: string) => environment[name]?.trim() || undefined
  const wrong = (name: string, should: string) => void mistakes.push(`  ${name} ${should}`)
  /** The text unchanged, if `judge` reads it without throwing. */
  const judged = (name: string, judge: (value: string) => unknown): string | undefined => {
    const value = text(name)
    try {
      if (value !== undefined) judge(value)
    } catch (error) {
      wrong(name, `is not usable. ${(error as Error).message}`)
    }
    return value
  }
  return {
    text,
    number(name: string, fallback: number, least: number, most: number): number {
      const value = text(name)
      if (value === undefined) return fallback
      const number = /^\d+$/.test(value) ? Number(value) : NaN
      if (number >= least && number <= most) return number
      wrong(name, `must be a whole number from ${least} to ${most}, and is "${value}".`)
      return fallback
    },
    yesNo(name: string, fallback: boolean): boolean {
      const value = text(name)?.toLowerCase()
      if (value === undefined) return fallback
      if (['1', 'true', 'yes'].includes(value)) return true
      if (!['0', 'false', 'no'].includes(value)) wrong(name, `must be 1 or 0, and is "${value}".`)
      return false
    },
    /** Never in production, because the demo company's passwords are public. */
    demo(production: boolean, fallback: boolean): boolean {
      const wanted = this.yesNo('DEMO', fallback && !production)
      if (wanted && production) wrong('DEMO', 'must be 0 in production: the password of the demo company is public.')
      return wanted && !production
    },
    choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
      const value = text(name)
      if (value === undefined) return fallback
      const choice = choices.find((one) => one === value)
      if (choice === undefined) wrong(name, `must be one of ${choices.join(', ')}, and is "${value}".`)
      return choice ?? fallback
    },
    // The value is not repeated, as it may contain a password.
    url(name: string, protocols: readonly string[], example: string): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      if (!protocols.includes(URL.parse(value)?.protocol ?? '')) wrong(name, `must be an address such as ${example}.`)
      return value
    },
    recipients: (name: string) => judged(name, readRecipients),
    proxies: (name: string) => judged(name, readProxies) ?? '',
    secret: (name: string) => judged(name, parseKeyRing),
    token(name: string): string | undefined {
      const value = text(name)
      if (value !== undefined && value.length < 16) wrong(name, 'must have at least 16 characters.')
      return value
    },
  }
}

function ownUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
