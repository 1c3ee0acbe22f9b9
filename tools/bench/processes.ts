import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Process {
  address: string
  pid: number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts a script that serves HTTP on PORT, and waits until it is ready. */
export async function startProcess(script: readonly string[], environment: Record<string, string>): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await answers(address)); tries++) {
    if (child.exitCode !== null || tries > 1_200) throw new Error(`${script.join(' ')} did not start.`)
    await sleep(100)
  }
  return {
    address,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}
