import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '../../server/platform/config.ts'
import { settings } from './settings.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** Each line of `.env.example`, without the mark that takes it out. */
const example = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!])

it('.env.example has every setting once, and no other', () => {
  // From the system: the user's settings folder.
  const ours = [...settings].filter((name) => name !== 'XDG_CONFIG_HOME')
  expect(example.map(([name]) => name).sort()).toEqual(ours.sort())
  expect(read('.env.example').replaceAll(/^(?:#.*)?\n/gm, '')).toBe('')
})

it('.env.example says what holds without each setting', () => {
  const { secretFile, ...without } = readSettings({})
  const withAll = readSettings(Object.fromEntries(example))
  expect({ ...withAll, secretFile }).toEqual({ ...without, secretFile })
  expect(withAll.secretFile).toBe(join(withAll.dataDir, 'secret'))
})

const text = read('deploy/compose/try.yml')
const image = [.../^ENV (.*)$/m.exec(read('deploy/Dockerfile'))![1]!.matchAll(/([A-Z_]+)=(\S+)/g)]
const server = /^    environment:\n((?: {6}.*\n)+)/m.exec(text)![1]!
const given = [...server.matchAll(/^ {6}([A-Z_]+): '?(.*?)'?$/gm)]
const environment = Object.fromEntries([...image, ...given].map(([, name, value]) => [name, value]))

it('compose/try.yml starts with the demo company, and shows the mails', () => {
  const { demo, publicUrl, production, smtpUrl, databaseUrl } = readSettings(environment)
  expect({ demo, publicUrl, production }).toEqual({ demo: true, publicUrl: 'http://localhost:3000', production: false })
  for (const service of [URL.parse(smtpUrl!)!.hostname, URL.parse(databaseUrl!)!.hostname])
    expect(text).toMatch(new RegExp(`^  ${service}:$`, 'm'))
})

it('compose/try.yml is reached from this machine alone, and its database from the server alone', () => {
  const ports = [...text.matchAll(/ports: \['(.*?)'\]/g)].map(([, port]) => port!)
  expect(ports.map((port) => port.split(':').slice(0, 2))).toEqual([
    ['127.0.0.1', URL.parse(environment['PUBLIC_URL'])!.port],
    ['127.0.0.1', '8025'],
  ])
  expect(text.split(/^  database:$/m)[1]).toMatch(/^    networks: \[inside\]$/m)
  expect(text).toContain('inside: { internal: true }')
})
