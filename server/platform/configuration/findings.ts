import { dirname, relative, resolve } from 'node:path'
import { isFolder } from '../backup/place.ts'
import type { Config } from '../config.ts'
import { hasMailbox } from '../mail/dev-mailbox.ts'
import { isLoopback, isPublic } from '../network/exposure.ts'
import type { Finding } from '../finding.ts'

type Settings = Omit<Config, 'secret'>

/** Findings from the settings alone. */
export function settingFindings(config: Settings): Finding[] {
  return [
    ...demoFindings(config),
    ...mailFindings(config),
    ...addressFindings(config),
    ...proxyFindings(config),
    ...secretFindings(config),
    ...backupFindings(config),
    ...roleFindings(config),
  ]
}

/** Jobs in one process have to reach the browsers connected to another. */
function roleFindings({ role, redisUrl }: Settings): Finding[] {
  if (role === 'all' || redisUrl !== undefined) return []
  return [
    {
      level: 'warning',
      about: 'ROLE',
      says: 'What jobs have to tell, such as the progress of a pay run, does not reach open browsers at once.',
      remedy: 'Set REDIS_URL to the same Redis for all processes.',
    },
  ]
}

/** An external PostgreSQL is expected to have its own backups. */
function backupFindings({ production, databaseUrl, backupTo, dataDir }: Settings): Finding[] {
  if (!production || databaseUrl !== undefined) return []
  const remedy = 'Set BACKUP_TO to a folder of another disk or to a bucket; docs/operations.md says how.'
  if (backupTo === undefined) return [{ level: 'warning', about: 'BACKUP_TO', says: 'No backups are made.', remedy }]
  if (!isFolder(backupTo) || relative(dataDir, resolve(backupTo)).startsWith('..')) return []
  return [{ level: 'warning', about: 'BACKUP_TO', says: 'Backups lie beside the data: one disk holds both.', remedy }]
}

function demoFindings(config: Settings): Finding[] {
  if (!config.demo || !isPublic(config)) return []
  return [
    {
      level: 'warning',
      about: 'DEMO',
      says: 'Others can reach this server, and the password of the demo company is public.',
      remedy: 'Set DEMO=0 and a new DATA_DIR where real people work.',
    },
  ]
}

function mailFindings(config: Settings): Finding[] {
  if (config.smtpUrl !== undefined) return []
  if (hasMailbox(config) && !isPublic(config)) return []
  return [
    {
      level: 'warning',
      about: 'SMTP_URL',
      says: hasMailbox(config)
        ? 'Mails are not sent. They are shown at /dev/mailbox to this machine alone, with the codes for new passwords.'
        : 'Mails are not sent: no one receives an invitation or a code.',
      remedy: 'Set SMTP_URL to your mail server.',
    },
  ]
}

function addressFindings(config: Settings): Finding[] {
  if (!isPublic(config)) {
    return config.production
      ? [
          {
            level: 'warning',
            about: 'PUBLIC_URL',
            says: `Links in mails begin with ${config.publicUrl}, which works on this machine alone.`,
            remedy: 'Set PUBLIC_URL to the address that people use.',
          },
        ]
      : []
  }
  return config.publicUrl.startsWith('https:')
    ? []
    : [
        {
          level: 'warning',
          about: 'PUBLIC_URL',
          says: 'Passwords and salaries cross the network unencrypted.',
          remedy: 'Put a proxy with TLS before Muster and set PUBLIC_URL to its https address.',
        },
      ]
}

/** A proxy elsewhere that terminates TLS has to be trusted explicitly, or what it says about callers is ignored. */
function proxyFindings({ host, publicUrl, trustedProxies }: Settings): Finding[] {
  if (isLoopback(host) || !publicUrl.startsWith('https:') || trustedProxies !== '') return []
  return [
    {
      level: 'warning',
      about: 'TRUSTED_PROXIES',
      says: 'All callers behind a proxy on another machine count as one address, and share its limits.',
      remedy:
        'Set TRUSTED_PROXIES to the address or network of the proxy, or HOST=127.0.0.1 when it is on this machine.',
    },
  ]
}

function secretFindings({ production, secretFile, dataDir }: Settings): Finding[] {
  if (!production || secretFile === null || relative(dataDir, secretFile).startsWith('..')) return []
  return [
    {
      level: 'warning',
      about: 'MUSTER_SECRET_FILE',
      says: `The secret lies beside the data it protects (${secretFile}): a copy of ${dirname(secretFile)} can be read by whoever has it.`,
      remedy: 'Move the file to a place that is backed up elsewhere and set MUSTER_SECRET_FILE to it.',
    },
  ]
}

/** Findings about the contents of the database; `demo`: it contains the demo company. */
export function databaseFindings(config: Settings, { demo }: { demo: boolean }): Finding[] {
  if (!demo || !(config.production || (isPublic(config) && !config.demo))) return []
  return [
    {
      level: config.production ? 'refused' : 'warning',
      about: 'DATA_DIR',
      says: 'This database holds the demo company, and its password is public.',
      remedy: 'Start with another DATA_DIR or DATABASE_URL; the demo company is for trying things out only.',
    },
  ]
}
