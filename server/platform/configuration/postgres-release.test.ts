import { describe, expect, it } from 'vitest'
import { builtInVersion } from '../postgres/binaries.ts'
import { releaseFindings, securityReleases } from './postgres-release.ts'

const production = { production: true, databaseUrl: undefined }
const own = { production: true, databaseUrl: 'postgres://db/muster' }
const newest = securityReleases.versions[0]!

describe('a PostgreSQL without the newest security fixes', () => {
  it('is named in production with its version and the one that has them', () => {
    expect(releaseFindings(production, '18.4')).toMatchObject([
      {
        ...{ level: 'warning', about: 'DATABASE_URL' },
        says: `The built-in PostgreSQL is 18.4, and ${newest} has had security fixes since ${securityReleases.on}.`,
      },
    ])
    expect(releaseFindings(own, '15.18 (Debian 15.18-0+deb12u1)')[0]?.says).toContain('and 15.19 has')
  })

  it('is told by its number, not by its text', () => {
    expect(releaseFindings(own, '17.9')).toHaveLength(1)
    expect(releaseFindings(own, '17.11')).toEqual([])
    expect(releaseFindings(own, '17.12')).toEqual([])
  })

  it('does not matter where only this machine reaches it, nor in a version that is not known', () => {
    expect(releaseFindings({ production: false, databaseUrl: undefined }, '18.4')).toEqual([])
    expect(releaseFindings(own, '19beta1')).toEqual([])
  })
})

it('the built-in PostgreSQL says its version', () => {
  expect(builtInVersion()).toMatch(/^\d+\.\d+$/)
})
