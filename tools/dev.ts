import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs the server with restarts at every change, and the web from Vite with a proxy to it. Ctrl-C ends both. */
const root = join(import.meta.dirname, '..')
const start = (...script: string[]) => spawn(process.execPath, script, { cwd: root, stdio: 'inherit' })

const both = [
  start('--watch', '--watch-preserve-output', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', 'web'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => both.forEach((child) => child.kill(signal)))
for (const child of both) child.on('exit', () => both.forEach((other) => other.kill('SIGTERM')))
