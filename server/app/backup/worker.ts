import { parentPort, workerData } from 'node:worker_threads'
import type pg from 'pg'
import { takeBackup, type BackupSettings } from '../../platform/backup/take-backup.ts'

/** A backup in a separate thread: compressing and encrypting would block calls. */
const { owner, settings, now } = workerData as { owner: pg.ClientConfig; settings: BackupSettings; now: string }
parentPort?.postMessage(await takeBackup(owner, settings, now))
