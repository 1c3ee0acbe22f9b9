import type { Config } from '../config.ts'
import type { Finding } from '../finding.ts'

/** The newest releases with security fixes that were known when this version of Muster was made, one for each major version. */
export const securityReleases = {
  on: '2026-08-13',
  source: 'https://www.postgresql.org/support/security/',
  versions: ['18.6', '17.11', '16.15', '15.19'],
}

/**
 * In production, a PostgreSQL that lacks security fixes: with its version and the one that has them. Elsewhere only this machine reaches it.
 */
export function releaseFindings(
  { production, databaseUrl }: Pick<Config, 'production' | 'databaseUrl'>,
  version: string,
): Finding[] {
  const [major, minor] = numbers(version)
  const fixed = securityReleases.versions.find((one) => numbers(one)[0] === major)
  if (!production || fixed === undefined || minor >= numbers(fixed)[1]) return []
  const { on } = securityReleases
  return [
    databaseUrl === undefined
      ? {
          level: 'warning',
          about: 'DATABASE_URL',
          says: `The built-in PostgreSQL is ${version}, and ${fixed} has had security fixes since ${on}.`,
          remedy:
            'Set DATABASE_URL to a PostgreSQL that your system keeps up to date; npm run backup and restore move the data.',
        }
      : {
          level: 'warning',
          about: 'DATABASE_URL',
          says: `The database is PostgreSQL ${major}.${minor}, and ${fixed} has had security fixes since ${on}.`,
          remedy: `Update it to ${fixed} or newer; a minor release needs nothing but a restart.`,
        },
  ]
}

/** "18.4", "15.18 (Debian 15.18-0+deb12u1)" and "18.4.0-beta.17" are major and minor version. */
function numbers(version: string): [major: number, minor: number] {
  const [major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version)?.slice(1) ?? []
  return [Number(major), Number(minor)]
}
