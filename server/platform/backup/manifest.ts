import type { Id } from '@muster/contract/values.ts'
import type { SecretVersion } from '../rotation/secret-versions.ts'
import type { Packed } from './pack.ts'

/** What a backup holds. It is put last: a folder without one was cut short and counts for nothing. */
export interface Manifest {
  format: 1
  /** Whose alone it is; absent where it is everybody's. */
  organisation?: Id
  /** The moment of the data, to which all tables belong. */
  takenAt: string
  /** The last migration that the database had. */
  migration: string
  /** Versions of the secrets that its values are sealed by. */
  secretVersions: SecretVersion[]
  tables: TableOfBackup[]
  /** Where identities go on counting. */
  sequences: { name: string; last: string }[]
  /** Work that was waiting, or had begun. */
  jobs: WaitingJob[]
  /** Sums that are compared after a restore. */
  sums: Record<string, string>
  files: number
}

export interface TableOfBackup extends Packed {
  name: string
  /** All but those that the database calculates. */
  columns: string[]
  rows: number
}

export interface WaitingJob {
  name: string
  data: object
  key: string | null
  startAfter: string
}

export const manifestKey = (name: string) => `${name}/manifest.age`
export const tableKey = (name: string, table: string) => `${name}/tables/${table}.zst.age`
/** File keys reveal nothing about people, so the list is not encrypted: old files are deleted without the private key. */
export const filesKey = (name: string) => `${name}/files.txt`
export const fileKey = (key: string) => `files/${key}.zst.age`
