import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The path of a Chromium: from a setting, the system, or newly installed (Debian, as root). */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined) {
    if (isProgram(chosen)) return chosen
    console.error(`CHROMIUM is ${chosen}, and there is no program.`)
    return undefined
  }
  return present() ?? install()
}

/** The first draws without a window and takes a fifth less time than the whole browser in headless mode. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

function present(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const usual = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome')),
  ]
  return usual.find(isProgram)
}

function install(): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium for the browser tests …')
    aptGet('update', '-q')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      aptGet('install', '-y', '-q', '--no-install-recommends', name)
      const path = present()
      if (path !== undefined) return path
    }
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian, as root: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
  )
  return undefined
}

function aptGet(...parameters: string[]): void {
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
