import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The whole product as a separate process, like `npm start`. */
export interface RunningServer {
  address: string
  pid: number
  /** Its output so far. */
  said(): string
  /** Resolves with the exit code, or null after a kill. */
  ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/** `main` is another release's program; a `PORT` in the settings is one to start on again; `isService` starts a session of its own. */
export async function runServer(
  environment: Record<string, string>,
  { main = join(import.meta.dirname, '../main.ts'), isService = false }: { main?: string; isService?: boolean } = {},
): Promise<RunningServer> {
  const port = environment['PORT'] ?? (await freePort())
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DEMO: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isService,
  })
  if (isService) endWithThisProcess(child)
  return whenReady(child, Number(port))
}

/** A just started process, once ready; `pidOf` finds the server if it is a child process. */
export async function whenReady(
  child: ChildProcess,
  port: number,
  pidOf: () => number = () => child.pid ?? 0,
): Promise<RunningServer> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; (await get(address, '/api/ready')).status !== 200; tries++) {
    if (child.exitCode !== null || tries > 1200) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start. ${said}`)
    }
    await sleep(50)
  }
  const pid = pidOf()
  const signal = (name: NodeJS.Signals) => {
    // An ended process cannot be signalled.
    if (child.exitCode === null && child.signalCode === null) process.kill(pid, name)
  }
  const end = (name: NodeJS.Signals) => {
    signal(name)
    return ended
  }
  return {
    address,
    pid,
    said: () => said,
    ended,
    signal,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

export interface Answer {
  /** 0 if there was no answer. */
  status: number
  body: { success?: boolean; message?: string; data?: unknown; [field: string]: unknown }
}

export function get(address: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send(address, 'GET', path, undefined, headers)
}

export async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  } catch {
    return { status: 0, body: {} }
  }
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

/** Ctrl-C in a terminal does not reach another session: without this the server would outlive whoever measures it. */
function endWithThisProcess(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.kill()
      process.kill(process.pid, signal)
    })
}
