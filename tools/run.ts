import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Ran {
  code: number
  output: string
  seconds: number
}

export interface RunOptions {
  /** Print its output as it comes; it is collected either way. */
  show?: boolean
  environment?: Readonly<Record<string, string | undefined>>
}

/** Runs a script on this Node in the repository's root, without standard input, and waits for its end. */
export function run(script: readonly string[], { show = false, environment = {} }: RunOptions = {}): Promise<Ran> {
  const started = performance.now()
  const child = spawn(process.execPath, script, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (to: NodeJS.WriteStream) => (text: string) => {
    output += text
    if (show) to.write(text)
  }
  child.stdout.setEncoding('utf8').on('data', collect(process.stdout))
  child.stderr.setEncoding('utf8').on('data', collect(process.stderr))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }))
  })
}
