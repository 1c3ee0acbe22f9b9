import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the built product with a data folder of its own, and removes the folder at the end. */
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'muster-e2e-'))
// PostgreSQL may run as another user.
chmodSync(dataDir, 0o711)

const settings = ['DATABASE_URL', 'SMTP_URL', 'S3_URL', 'REDIS_URL', 'PUBLIC_URL', 'MUSTER_SECRET', 'NODE_ENV', 'DEMO']
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)))
const receivers = { name: join(import.meta.dirname, 'receiver-name.ts'), ca: join(import.meta.dirname, 'receiver.pem') }
const server = spawn(process.execPath, ['--import', receivers.name, 'server/main.ts'], {
  cwd: root,
  env: {
    ...{ ...environment, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_EXTRA_CA_CERTS: receivers.ca },
    // Waiting two minutes for a mail would be too long.
    MAIL_DELAY_SECONDS: '1',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
